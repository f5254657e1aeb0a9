/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_DeleteInputs */

const id_privacy_cookies_delete = /** @type {(inputs: Privacy_Cookies_DeleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Semuanya bisa Anda hapus di pengaturan peramban atau aplikasi. Setelah itu halaman ini tidak lagi tahu ada pembayaran yang sudah Anda mulai, jadi periksa pinjaman Anda sebelum membayar lagi.`)
};

const en_privacy_cookies_delete = /** @type {(inputs: Privacy_Cookies_DeleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can delete all of it in the settings of your browser or of the app. The pages then no longer know of a payment that you have begun, so look at your loan before you pay again.`)
};

/**
* | output |
* | --- |
* | "You can delete all of it in the settings of your browser or of the app. The pages then no longer know of a payment that you have begun, so look at your loan ..." |
*
* @param {Privacy_Cookies_DeleteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_delete = /** @type {((inputs?: Privacy_Cookies_DeleteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_DeleteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_delete(inputs)
	return id_privacy_cookies_delete(inputs)
});