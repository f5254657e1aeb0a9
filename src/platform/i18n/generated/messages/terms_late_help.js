/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown> }} Terms_Late_HelpInputs */

const id_terms_late_help = /** @type {(inputs: Terms_Late_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kalau tidak bisa membayar tepat waktu, telepon ${i?.phone} sebelum jatuh tempo. Kalau pinjaman Anda bisa diperpanjang, aplikasi menunjukkannya beserta biayanya.`)
};

const en_terms_late_help = /** @type {(inputs: Terms_Late_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`If you cannot pay on time, call ${i?.phone} before the due date. Where your loan can be extended, the app shows that, with its fee.`)
};

/**
* | output |
* | --- |
* | "If you cannot pay on time, call {phone} before the due date. Where your loan can be extended, the app shows that, with its fee." |
*
* @param {Terms_Late_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_late_help = /** @type {((inputs: Terms_Late_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Late_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_late_help(inputs)
	return id_terms_late_help(inputs)
});