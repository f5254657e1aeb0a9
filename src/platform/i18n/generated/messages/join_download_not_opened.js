/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_Not_OpenedInputs */

const id_join_download_not_opened = /** @type {(inputs: Join_Download_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman unduhan tidak bisa dibuka dari sini.`)
};

const en_join_download_not_opened = /** @type {(inputs: Join_Download_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The download page cannot be opened from here.`)
};

/**
* | output |
* | --- |
* | "The download page cannot be opened from here." |
*
* @param {Join_Download_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_not_opened = /** @type {((inputs?: Join_Download_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_not_opened(inputs)
	return id_join_download_not_opened(inputs)
});