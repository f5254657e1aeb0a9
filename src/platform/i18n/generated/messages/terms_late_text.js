/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Late_TextInputs */

const id_terms_late_text = /** @type {(inputs: Terms_Late_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau Anda tidak membayar sampai jatuh tempo, biaya keterlambatan dan denda harian ditambahkan ke tagihan Anda.`)
};

const en_terms_late_text = /** @type {(inputs: Terms_Late_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you do not pay by the due date, a late fee and a daily penalty are added to what you owe.`)
};

/**
* | output |
* | --- |
* | "If you do not pay by the due date, a late fee and a daily penalty are added to what you owe." |
*
* @param {Terms_Late_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_late_text = /** @type {((inputs?: Terms_Late_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Late_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_late_text(inputs)
	return id_terms_late_text(inputs)
});