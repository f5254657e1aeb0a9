/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_IndonesiaInputs */

const id_about_range_indonesia = /** @type {(inputs: About_Range_IndonesiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indonesia`)
};

const en_about_range_indonesia = /** @type {(inputs: About_Range_IndonesiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indonesia`)
};

/**
* | output |
* | --- |
* | "Indonesia" |
*
* @param {About_Range_IndonesiaInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_indonesia = /** @type {((inputs?: About_Range_IndonesiaInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_IndonesiaInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_indonesia(inputs)
	return id_about_range_indonesia(inputs)
});