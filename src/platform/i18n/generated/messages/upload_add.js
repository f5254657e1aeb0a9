/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_AddInputs */

const id_upload_add = /** @type {(inputs: Upload_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tambah foto`)
};

const en_upload_add = /** @type {(inputs: Upload_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add photos`)
};

/**
* | output |
* | --- |
* | "Add photos" |
*
* @param {Upload_AddInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_add = /** @type {((inputs?: Upload_AddInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_AddInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_add(inputs)
	return id_upload_add(inputs)
});