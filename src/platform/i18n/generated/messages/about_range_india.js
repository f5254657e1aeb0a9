/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_IndiaInputs */

const id_about_range_india = /** @type {(inputs: About_Range_IndiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`India`)
};

const en_about_range_india = /** @type {(inputs: About_Range_IndiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`India`)
};

/**
* | output |
* | --- |
* | "India" |
*
* @param {About_Range_IndiaInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_india = /** @type {((inputs?: About_Range_IndiaInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_IndiaInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_india(inputs)
	return id_about_range_india(inputs)
});