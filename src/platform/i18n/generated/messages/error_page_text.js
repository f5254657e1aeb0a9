/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_TextInputs */

const id_error_page_text = /** @type {(inputs: Error_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalahnya ada pada kami, bukan pada Anda. Pinjaman Anda tidak berubah. Kembali ke beranda, atau telepon kami.`)
};

const en_error_page_text = /** @type {(inputs: Error_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The problem is on our side, not yours. Your loan has not changed. Go to home, or call us.`)
};

/**
* | output |
* | --- |
* | "The problem is on our side, not yours. Your loan has not changed. Go to home, or call us." |
*
* @param {Error_Page_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const error_page_text = /** @type {((inputs?: Error_Page_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_error_page_text(inputs)
	return id_error_page_text(inputs)
});