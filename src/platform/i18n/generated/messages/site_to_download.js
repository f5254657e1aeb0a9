/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_To_DownloadInputs */

const id_site_to_download = /** @type {(inputs: Site_To_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ke halaman unduhan`)
};

const en_site_to_download = /** @type {(inputs: Site_To_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To the download page`)
};

/**
* | output |
* | --- |
* | "To the download page" |
*
* @param {Site_To_DownloadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_to_download = /** @type {((inputs?: Site_To_DownloadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_To_DownloadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_to_download(inputs)
	return id_site_to_download(inputs)
});