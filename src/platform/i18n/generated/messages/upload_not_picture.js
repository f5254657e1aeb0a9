/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Not_PictureInputs */

const id_upload_not_picture = /** @type {(inputs: Upload_Not_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi file ini bukan foto, apa pun namanya. Pilih foto atau tangkapan layar.`)
};

const en_upload_not_picture = /** @type {(inputs: Upload_Not_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This file is not a photo, whatever its name says. Choose a photo or a screenshot.`)
};

/**
* | output |
* | --- |
* | "This file is not a photo, whatever its name says. Choose a photo or a screenshot." |
*
* @param {Upload_Not_PictureInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_not_picture = /** @type {((inputs?: Upload_Not_PictureInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Not_PictureInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_not_picture(inputs)
	return id_upload_not_picture(inputs)
});