/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ megapixels: NonNullable<unknown> }} Upload_Too_Many_PixelsInputs */

const id_upload_too_many_pixels = /** @type {(inputs: Upload_Too_Many_PixelsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Foto ini lebih dari ${i?.megapixels} megapiksel. Pilih yang lebih kecil, atau buat tangkapan layarnya.`)
};

const en_upload_too_many_pixels = /** @type {(inputs: Upload_Too_Many_PixelsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This photo has more than ${i?.megapixels} megapixels. Choose a smaller one, or take a screenshot of it.`)
};

/**
* | output |
* | --- |
* | "This photo has more than {megapixels} megapixels. Choose a smaller one, or take a screenshot of it." |
*
* @param {Upload_Too_Many_PixelsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_too_many_pixels = /** @type {((inputs: Upload_Too_Many_PixelsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Too_Many_PixelsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_too_many_pixels(inputs)
	return id_upload_too_many_pixels(inputs)
});