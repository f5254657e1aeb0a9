/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_PhoneInputs */

const id_privacy_cookies_phone = /** @type {(inputs: Privacy_Cookies_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor telepon untuk setiap pinjaman yang Anda buka, sampai halaman ini ditutup.`)
};

const en_privacy_cookies_phone = /** @type {(inputs: Privacy_Cookies_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The phone number to call about each loan that you opened, until you close the page.`)
};

/**
* | output |
* | --- |
* | "The phone number to call about each loan that you opened, until you close the page." |
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