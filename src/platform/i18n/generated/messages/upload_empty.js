/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_EmptyInputs */

const id_upload_empty = /** @type {(inputs: Upload_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`File ini kosong. Pilih foto lain.`)
};

const en_upload_empty = /** @type {(inputs: Upload_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This file is empty. Choose another photo.`)
};

/**
* | output |
* | --- |
* | "This file is empty. Choose another photo." |
*
* @param {Upload_EmptyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_empty = /** @type {((inputs?: Upload_EmptyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_EmptyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_empty(inputs)
	return id_upload_empty(inputs)
});