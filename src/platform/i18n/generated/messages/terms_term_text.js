/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Term_TextInputs */

const id_terms_term_text = /** @type {(inputs: Terms_Term_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangka waktunya 91 sampai 365 hari.`)
};

const en_terms_term_text = /** @type {(inputs: Terms_Term_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The term is 91 to 365 days.`)
};

/**
* | output |
* | --- |
* | "The term is 91 to 365 days." |
*
* @param {Terms_Term_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_term_text = /** @type {((inputs?: Terms_Term_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Term_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_term_text(inputs)
	return id_terms_term_text(inputs)
});