/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_UnreadableInputs */

const id_upload_unreadable = /** @type {(inputs: Upload_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`File ini tidak bisa dibuka, mungkin sudah dipindah atau dihapus. Pilih lagi.`)
};

const en_upload_unreadable = /** @type {(inputs: Upload_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This file could not be opened. It may have been moved or deleted. Choose it again.`)
};

/**
* | output |
* | --- |
* | "This file could not be opened. It may have been moved or deleted. Choose it again." |
*
* @param {Upload_UnreadableInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_unreadable = /** @type {((inputs?: Upload_UnreadableInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_UnreadableInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_unreadable(inputs)
	return id_upload_unreadable(inputs)
});