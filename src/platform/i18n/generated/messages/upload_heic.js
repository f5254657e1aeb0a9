/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_HeicInputs */

const id_upload_heic = /** @type {(inputs: Upload_HeicInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto HEIC tidak bisa dibuka di sini. Buat tangkapan layar fotonya, atau simpan sebagai JPEG, lalu pilih itu.`)
};

const en_upload_heic = /** @type {(inputs: Upload_HeicInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This phone cannot open HEIC photos here. Take a screenshot of the photo, or save it as JPEG, and choose that.`)
};

/**
* | output |
* | --- |
* | "This phone cannot open HEIC photos here. Take a screenshot of the photo, or save it as JPEG, and choose that." |
*
* @param {Upload_HeicInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_heic = /** @type {((inputs?: Upload_HeicInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_HeicInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_heic(inputs)
	return id_upload_heic(inputs)
});