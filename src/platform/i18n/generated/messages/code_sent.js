/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_SentInputs */

const id_code_sent = /** @type {(inputs: Code_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode 6 angka sudah dikirim lewat SMS ke nomor ponsel yang terdaftar di bank Anda.`)
};

const en_code_sent = /** @type {(inputs: Code_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A 6-digit code was sent by SMS to the mobile number that your bank knows.`)
};

/**
* | output |
* | --- |
* | "A 6-digit code was sent by SMS to the mobile number that your bank knows." |
*
* @param {Code_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_sent = /** @type {((inputs?: Code_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_sent(inputs)
	return id_code_sent(inputs)
});