/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_Type_Bank_TextInputs */

const id_pay_type_bank_text = /** @type {(inputs: Pay_Type_Bank_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Transfer ke virtual account`)
};

const en_pay_type_bank_text = /** @type {(inputs: Pay_Type_Bank_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Transfer to a virtual account`)
};

/**
* | output |
* | --- |
* | "Transfer to a virtual account" |
*
* @param {Pay_Type_Bank_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_type_bank_text = /** @type {((inputs?: Pay_Type_Bank_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_Type_Bank_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_type_bank_text(inputs)
	return id_pay_type_bank_text(inputs)
});