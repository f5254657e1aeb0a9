/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_Type_MarketInputs */

const id_pay_type_market = /** @type {(inputs: Pay_Type_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mini Market`)
};

const en_pay_type_market = /** @type {(inputs: Pay_Type_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mini Market`)
};

/**
* | output |
* | --- |
* | "Mini Market" |
*
* @param {Pay_Type_MarketInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_type_market = /** @type {((inputs?: Pay_Type_MarketInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_Type_MarketInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_type_market(inputs)
	return id_pay_type_market(inputs)
});