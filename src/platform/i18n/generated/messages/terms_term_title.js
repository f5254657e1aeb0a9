/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Term_TitleInputs */

const id_terms_term_title = /** @type {(inputs: Terms_Term_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangka waktu pinjaman`)
};

const en_terms_term_title = /** @type {(inputs: Terms_Term_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Term of the loan`)
};

/**
* | output |
* | --- |
* | "Term of the loan" |
*
* @param {Terms_Term_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_term_title = /** @type {((inputs?: Terms_Term_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Term_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_term_title(inputs)
	return id_terms_term_title(inputs)
});