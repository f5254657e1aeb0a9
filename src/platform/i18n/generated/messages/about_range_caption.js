/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_CaptionInputs */

const id_about_range_caption = /** @type {(inputs: About_Range_CaptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang bisa Anda pinjam`)
};

const en_about_range_caption = /** @type {(inputs: About_Range_CaptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you can borrow`)
};

/**
* | output |
* | --- |
* | "What you can borrow" |
*
* @param {About_Range_CaptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_caption = /** @type {((inputs?: About_Range_CaptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_CaptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_caption(inputs)
	return id_about_range_caption(inputs)
});