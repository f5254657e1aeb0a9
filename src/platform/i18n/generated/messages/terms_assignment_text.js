/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Assignment_TextInputs */

const id_terms_assignment_text = /** @type {(inputs: Terms_Assignment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hak dan kewajiban dari pinjaman ini hanya bisa dialihkan kepada pihak lain dengan pemberitahuan.`)
};

const en_terms_assignment_text = /** @type {(inputs: Terms_Assignment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rights and duties of the loan can be assigned to somebody else only with notice.`)
};

/**
* | output |
* | --- |
* | "Rights and duties of the loan can be assigned to somebody else only with notice." |
*
* @param {Terms_Assignment_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_assignment_text = /** @type {((inputs?: Terms_Assignment_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Assignment_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_assignment_text(inputs)
	return id_terms_assignment_text(inputs)
});