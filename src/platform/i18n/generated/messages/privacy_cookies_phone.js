/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_PhoneInputs */

const id_privacy_cookies_phone = /** @type {(inputs: Privacy_Cookies_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor telepon yang bisa dihubungi untuk setiap pinjaman terakhir Anda.`)
};

const en_privacy_cookies_phone = /** @type {(inputs: Privacy_Cookies_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The phone number to call about each of your last loans.`)
};

/**
* | output |
* | --- |
* | "The phone number to call about each of your last loans." |
*
* @param {Privacy_Cookies_PhoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_phone = /** @type {((inputs?: Privacy_Cookies_PhoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_PhoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_phone(inputs)
	return id_privacy_cookies_phone(inputs)
});