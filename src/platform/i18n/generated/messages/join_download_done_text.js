/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_Done_TextInputs */

const id_join_download_done_text = /** @type {(inputs: Join_Download_Done_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unduh aplikasinya dan masuk dengan nomor yang baru Anda daftarkan.`)
};

const en_join_download_done_text = /** @type {(inputs: Join_Download_Done_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download the app and log in with the number that you have just registered.`)
};

/**
* | output |
* | --- |
* | "Download the app and log in with the number that you have just registered." |
*
* @param {Join_Download_Done_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_done_text = /** @type {((inputs?: Join_Download_Done_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Done_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_done_text(inputs)
	return id_join_download_done_text(inputs)
});