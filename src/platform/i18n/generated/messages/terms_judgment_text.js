/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Judgment_TextInputs */

const id_terms_judgment_text = /** @type {(inputs: Terms_Judgment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau pengadilan memutus perkara tentang pinjaman ini, putusan itu harus dibayar dalam 10 hari.`)
};

const en_terms_judgment_text = /** @type {(inputs: Terms_Judgment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If a court gives a judgment about the loan, the judgment is to be paid within 10 days.`)
};

/**
* | output |
* | --- |
* | "If a court gives a judgment about the loan, the judgment is to be paid within 10 days." |
*
* @param {Terms_Judgment_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_judgment_text = /** @type {((inputs?: Terms_Judgment_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Judgment_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_judgment_text(inputs)
	return id_terms_judgment_text(inputs)
});