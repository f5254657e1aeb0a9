/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_WaitsInputs */

const id_privacy_cookies_waits = /** @type {(inputs: Privacy_Cookies_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waktu mulai Anda bisa meminta kode SMS lagi.`)
};

const en_privacy_cookies_waits = /** @type {(inputs: Privacy_Cookies_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The time from which you can ask for another SMS code.`)
};

/**
* | output |
* | --- |
* | "The time from which you can ask for another SMS code." |
*
* @param {Privacy_Cookies_WaitsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_waits = /** @type {((inputs?: Privacy_Cookies_WaitsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_WaitsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_waits(inputs)
	return id_privacy_cookies_waits(inputs)
});