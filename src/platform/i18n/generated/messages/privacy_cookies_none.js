/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_NoneInputs */

const id_privacy_cookies_none = /** @type {(inputs: Privacy_Cookies_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak memasang cookie di halaman ini, dan tidak memuat skrip dari pengiklan atau pihak lain mana pun.`)
};

const en_privacy_cookies_none = /** @type {(inputs: Privacy_Cookies_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We set no cookies on these pages, and we load no scripts from advertisers or from anybody else.`)
};

/**
* | output |
* | --- |
* | "We set no cookies on these pages, and we load no scripts from advertisers or from anybody else." |
*
* @param {Privacy_Cookies_NoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_none = /** @type {((inputs?: Privacy_Cookies_NoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_NoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_none(inputs)
	return id_privacy_cookies_none(inputs)
});