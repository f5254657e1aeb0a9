/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_FailedInputs */

const id_upload_failed = /** @type {(inputs: Upload_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto belum terunggah karena kendala di pihak kami. Fotonya masih ada di sini, coba lagi sebentar lagi.`)
};

const en_upload_failed = /** @type {(inputs: Upload_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The photo was not uploaded, the problem is on our side. It is still here, try again in a moment.`)
};

/**
* | output |
* | --- |
* | "The photo was not uploaded, the problem is on our side. It is still here, try again in a moment." |
*
* @param {Upload_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_failed = /** @type {((inputs?: Upload_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_failed(inputs)
	return id_upload_failed(inputs)
});