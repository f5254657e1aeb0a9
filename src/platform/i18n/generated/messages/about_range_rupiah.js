/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_RupiahInputs */

const id_about_range_rupiah = /** @type {(inputs: About_Range_RupiahInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1.000.000 sampai 15.000.000 rupiah`)
};

const en_about_range_rupiah = /** @type {(inputs: About_Range_RupiahInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1,000,000 to 15,000,000 rupiah`)
};

/**
* | output |
* | --- |
* | "1,000,000 to 15,000,000 rupiah" |
*
* @param {About_Range_RupiahInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_rupiah = /** @type {((inputs?: About_Range_RupiahInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_RupiahInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_rupiah(inputs)
	return id_about_range_rupiah(inputs)
});