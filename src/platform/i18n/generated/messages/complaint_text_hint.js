/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ limit: NonNullable<unknown> }} Complaint_Text_HintInputs */

const id_complaint_text_hint = /** @type {(inputs: Complaint_Text_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tulis kapan kejadiannya dan apa yang Anda harapkan, paling banyak ${i?.limit} karakter. Jangan tulis PIN atau kata sandi.`)
};

const en_complaint_text_hint = /** @type {(inputs: Complaint_Text_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Say when it was and what you expect from us, in at most ${i?.limit} characters. Never write a PIN or a password.`)
};

/**
* | output |
* | --- |
* | "Say when it was and what you expect from us, in at most {limit} characters. Never write a PIN or a password." |
*
* @param {Complaint_Text_HintInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_text_hint = /** @type {((inputs: Complaint_Text_HintInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Text_HintInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_text_hint(inputs)
	return id_complaint_text_hint(inputs)
});