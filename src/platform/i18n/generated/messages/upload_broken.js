/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_BrokenInputs */

const id_upload_broken = /** @type {(inputs: Upload_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto ini rusak dan tidak bisa dibuka. Pilih foto lain, atau buat tangkapan layarnya.`)
};

const en_upload_broken = /** @type {(inputs: Upload_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This photo is damaged and cannot be opened. Choose another, or take a screenshot of it.`)
};

/**
* | output |
* | --- |
* | "This photo is damaged and cannot be opened. Choose another, or take a screenshot of it." |
*
* @param {Upload_BrokenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_broken = /** @type {((inputs?: Upload_BrokenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_BrokenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_broken(inputs)
	return id_upload_broken(inputs)
});