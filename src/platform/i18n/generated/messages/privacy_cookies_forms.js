/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_FormsInputs */

const id_privacy_cookies_forms = /** @type {(inputs: Privacy_Cookies_FormsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isian yang Anda mulai di formulir lain, tanpa nomor kartu dan tanpa kode.`)
};

const en_privacy_cookies_forms = /** @type {(inputs: Privacy_Cookies_FormsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you have begun to enter in other forms, without card numbers and codes.`)
};

/**
* | output |
* | --- |
* | "What you have begun to enter in other forms, without card numbers and codes." |
*
* @param {Privacy_Cookies_FormsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_forms = /** @type {((inputs?: Privacy_Cookies_FormsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_FormsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_forms(inputs)
	return id_privacy_cookies_forms(inputs)
});