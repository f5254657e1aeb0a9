/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_RupeesInputs */

const id_about_range_rupees = /** @type {(inputs: About_Range_RupeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2.000 sampai 80.000 rupee, untuk gaji 12.000 rupee ke atas`)
};

const en_about_range_rupees = /** @type {(inputs: About_Range_RupeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2,000 to 80,000 rupees, for a salary of 12,000 rupees and above`)
};

/**
* | output |
* | --- |
* | "2,000 to 80,000 rupees, for a salary of 12,000 rupees and above" |
*
* @param {About_Range_RupeesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_rupees = /** @type {((inputs?: About_Range_RupeesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_RupeesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_rupees(inputs)
	return id_about_range_rupees(inputs)
});