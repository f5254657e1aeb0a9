/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ numbers: NonNullable<unknown> }} Upload_PhotosInputs */

const id_upload_photos = /** @type {(inputs: Upload_PhotosInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Foto ${i?.numbers}`)
};

const en_upload_photos = /** @type {(inputs: Upload_PhotosInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Photos ${i?.numbers}`)
};

/**
* | output |
* | --- |
* | "Photos {numbers}" |
*
* @param {Upload_PhotosInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_photos = /** @type {((inputs: Upload_PhotosInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_PhotosInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_photos(inputs)
	return id_upload_photos(inputs)
});