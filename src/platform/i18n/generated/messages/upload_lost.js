/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_LostInputs */

const id_upload_lost = /** @type {(inputs: Upload_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Koneksi terputus sebelum foto terunggah. Fotonya masih ada di sini, coba lagi.`)
};

const en_upload_lost = /** @type {(inputs: Upload_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The connection was lost before the photo was uploaded. The photo is still here, try again.`)
};

/**
* | output |
* | --- |
* | "The connection was lost before the photo was uploaded. The photo is still here, try again." |
*
* @param {Upload_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_lost = /** @type {((inputs?: Upload_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_lost(inputs)
	return id_upload_lost(inputs)
});