/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ end: NonNullable<unknown> }} Code_Sent_ToInputs */

const id_code_sent_to = /** @type {(inputs: Code_Sent_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kode 6 angka sudah dikirim lewat SMS ke nomor yang berakhiran ${i?.end}.`)
};

const en_code_sent_to = /** @type {(inputs: Code_Sent_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A 6-digit code was sent by SMS to the number ending in ${i?.end}.`)
};

/**
* | output |
* | --- |
* | "A 6-digit code was sent by SMS to the number ending in {end}." |
*
* @param {Code_Sent_ToInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_sent_to = /** @type {((inputs: Code_Sent_ToInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_Sent_ToInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_sent_to(inputs)
	return id_code_sent_to(inputs)
});