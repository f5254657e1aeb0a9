/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_Type_Market_TextInputs */

const id_pay_type_market_text = /** @type {(inputs: Pay_Type_Market_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar tunai di kasir`)
};

const en_pay_type_market_text = /** @type {(inputs: Pay_Type_Market_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay in cash at the counter`)
};

/**
* | output |
* | --- |
* | "Pay in cash at the counter" |
*
* @param {Pay_Type_Market_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_type_market_text = /** @type {((inputs?: Pay_Type_Market_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_Type_Market_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_type_market_text(inputs)
	return id_pay_type_market_text(inputs)
});