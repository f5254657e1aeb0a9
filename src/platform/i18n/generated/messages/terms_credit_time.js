/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Credit_TimeInputs */

const id_terms_credit_time = /** @type {(inputs: Terms_Credit_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah disetujui, uangnya masuk ke rekening Anda dalam 1 sampai 3 hari.`)
};

const en_terms_credit_time = /** @type {(inputs: Terms_Credit_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After acceptance, the money is credited to your account in 1 to 3 days.`)
};

/**
* | output |
* | --- |
* | "After acceptance, the money is credited to your account in 1 to 3 days." |
*
* @param {Terms_Credit_TimeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_credit_time = /** @type {((inputs?: Terms_Credit_TimeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Credit_TimeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_credit_time(inputs)
	return id_terms_credit_time(inputs)
});