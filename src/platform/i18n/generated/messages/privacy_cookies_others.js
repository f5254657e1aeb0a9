/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_OthersInputs */

const id_privacy_cookies_others = /** @type {(inputs: Privacy_Cookies_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Situs lain yang terbuka dari sini, misalnya situs pembayaran, bisa memasang cookie sendiri. Kebijakan merekalah yang menjelaskannya.`)
};

const en_privacy_cookies_others = /** @type {(inputs: Privacy_Cookies_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other websites that open from here, such as a payment site, may set cookies of their own. Their policies say which.`)
};

/**
* | output |
* | --- |
* | "Other websites that open from here, such as a payment site, may set cookies of their own. Their policies say which." |
*
* @param {Privacy_Cookies_OthersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_others = /** @type {((inputs?: Privacy_Cookies_OthersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_OthersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_others(inputs)
	return id_privacy_cookies_others(inputs)
});