/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_RegisterInputs */

const id_join_download_register = /** @type {(inputs: Join_Download_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum terdaftar? Daftar`)
};

const en_join_download_register = /** @type {(inputs: Join_Download_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not registered yet? Register`)
};

/**
* | output |
* | --- |
* | "Not registered yet? Register" |
*
* @param {Join_Download_RegisterInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_register = /** @type {((inputs?: Join_Download_RegisterInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_RegisterInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_register(inputs)
	return id_join_download_register(inputs)
});