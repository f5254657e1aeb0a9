/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_DoneInputs */

const id_upload_done = /** @type {(inputs: Upload_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto berhasil diunggah!`)
};

const en_upload_done = /** @type {(inputs: Upload_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upload succeeded!`)
};

/**
* | output |
* | --- |
* | "Upload succeeded!" |
*
* @param {Upload_DoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_done = /** @type {((inputs?: Upload_DoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_DoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_done(inputs)
	return id_upload_done(inputs)
});