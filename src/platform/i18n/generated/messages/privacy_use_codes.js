/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_CodesInputs */

const id_privacy_use_codes = /** @type {(inputs: Privacy_Use_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk mengirim kode lewat SMS, dan memeriksanya saat Anda mendaftar atau membayar.`)
};

const en_privacy_use_codes = /** @type {(inputs: Privacy_Use_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To send codes by SMS, and to check them when you register or pay.`)
};

/**
* | output |
* | --- |
* | "To send codes by SMS, and to check them when you register or pay." |
*
* @param {Privacy_Use_CodesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_codes = /** @type {((inputs?: Privacy_Use_CodesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_CodesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_codes(inputs)
	return id_privacy_use_codes(inputs)
});