/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_DoneInputs */

const id_join_download_done = /** @type {(inputs: Join_Download_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sudah terdaftar`)
};

const en_join_download_done = /** @type {(inputs: Join_Download_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are registered`)
};

/**
* | output |
* | --- |
* | "You are registered" |
*
* @param {Join_Download_DoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_done = /** @type {((inputs?: Join_Download_DoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_DoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_done(inputs)
	return id_join_download_done(inputs)
});