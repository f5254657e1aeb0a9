/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_Type_BankInputs */

const id_pay_type_bank = /** @type {(inputs: Pay_Type_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank`)
};

const en_pay_type_bank = /** @type {(inputs: Pay_Type_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank`)
};

/**
* | output |
* | --- |
* | "Bank" |
*
* @param {Pay_Type_BankInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_type_bank = /** @type {((inputs?: Pay_Type_BankInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_Type_BankInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_type_bank(inputs)
	return id_pay_type_bank(inputs)
});