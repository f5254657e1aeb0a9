/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_AmountInputs */

const id_about_range_amount = /** @type {(inputs: About_Range_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah`)
};

const en_about_range_amount = /** @type {(inputs: About_Range_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

/**
* | output |
* | --- |
* | "Amount" |
*
* @param {About_Range_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_amount = /** @type {((inputs?: About_Range_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_amount(inputs)
	return id_about_range_amount(inputs)
});