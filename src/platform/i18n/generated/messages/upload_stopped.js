/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_StoppedInputs */

const id_upload_stopped = /** @type {(inputs: Upload_StoppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda menghentikan unggahan ini. Coba lagi, atau hapus.`)
};

const en_upload_stopped = /** @type {(inputs: Upload_StoppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You stopped this upload. Try again, or remove it.`)
};

/**
* | output |
* | --- |
* | "You stopped this upload. Try again, or remove it." |
*
* @param {Upload_StoppedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_stopped = /** @type {((inputs?: Upload_StoppedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_StoppedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_stopped(inputs)
	return id_upload_stopped(inputs)
});