/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_Known_TextInputs */

const id_join_download_known_text = /** @type {(inputs: Join_Download_Known_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda tidak perlu mendaftar lagi. Unduh aplikasinya dan masuk dengan nomor yang sama.`)
};

const en_join_download_known_text = /** @type {(inputs: Join_Download_Known_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You need not register again. Download the app and log in with the same number.`)
};

/**
* | output |
* | --- |
* | "You need not register again. Download the app and log in with the same number." |
*
* @param {Join_Download_Known_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_known_text = /** @type {((inputs?: Join_Download_Known_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Known_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_known_text(inputs)
	return id_join_download_known_text(inputs)
});