/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_AnyInputs */

const id_join_download_any = /** @type {(inputs: Join_Download_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dapatkan aplikasinya`)
};

const en_join_download_any = /** @type {(inputs: Join_Download_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get the app`)
};

/**
* | output |
* | --- |
* | "Get the app" |
*
* @param {Join_Download_AnyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_any = /** @type {((inputs?: Join_Download_AnyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_AnyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_any(inputs)
	return id_join_download_any(inputs)
});