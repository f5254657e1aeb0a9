/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_NeverInputs */

const id_privacy_cookies_never = /** @type {(inputs: Privacy_Cookies_NeverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada di antaranya yang memuat nomor kartu lengkap atau kode dari SMS.`)
};

const en_privacy_cookies_never = /** @type {(inputs: Privacy_Cookies_NeverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None of this holds the full number of a card or a code from an SMS.`)
};

/**
* | output |
* | --- |
* | "None of this holds the full number of a card or a code from an SMS." |
*
* @param {Privacy_Cookies_NeverInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_never = /** @type {((inputs?: Privacy_Cookies_NeverInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_NeverInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_never(inputs)
	return id_privacy_cookies_never(inputs)
});