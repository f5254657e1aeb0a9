/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_KnownInputs */

const id_join_download_known = /** @type {(inputs: Join_Download_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor Anda sudah terdaftar`)
};

const en_join_download_known = /** @type {(inputs: Join_Download_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your number is registered already`)
};

/**
* | output |
* | --- |
* | "Your number is registered already" |
*
* @param {Join_Download_KnownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_known = /** @type {((inputs?: Join_Download_KnownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_KnownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_known(inputs)
	return id_join_download_known(inputs)
});