/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Captcha_FailedInputs */

const id_join_captcha_failed = /** @type {(inputs: Join_Captcha_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode gambar belum bisa dimuat. Isian Anda tetap ada.`)
};

const en_join_captcha_failed = /** @type {(inputs: Join_Captcha_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The graphic code could not be loaded. What you typed is still here.`)
};

/**
* | output |
* | --- |
* | "The graphic code could not be loaded. What you typed is still here." |
*
* @param {Join_Captcha_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_captcha_failed = /** @type {((inputs?: Join_Captcha_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Captcha_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_captcha_failed(inputs)
	return id_join_captcha_failed(inputs)
});