/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Missing_Page_TextInputs */

const id_missing_page_text = /** @type {(inputs: Missing_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mungkin tautannya salah ketik atau sudah lama. Buka lagi dari aplikasi.`)
};

const en_missing_page_text = /** @type {(inputs: Missing_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link may be mistyped or old. Open it from the app again.`)
};

/**
* | output |
* | --- |
* | "The link may be mistyped or old. Open it from the app again." |
*
* @param {Missing_Page_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_text = /** @type {((inputs?: Missing_Page_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Page_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_missing_page_text(inputs)
	return id_missing_page_text(inputs)
});