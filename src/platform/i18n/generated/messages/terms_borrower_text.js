/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Borrower_TextInputs */

const id_terms_borrower_text = /** @type {(inputs: Terms_Borrower_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk mengajukan pinjaman di India, keduanya harus terpenuhi:`)
};

const en_terms_borrower_text = /** @type {(inputs: Terms_Borrower_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To apply for a loan in India, both must be true:`)
};

/**
* | output |
* | --- |
* | "To apply for a loan in India, both must be true:" |
*
* @param {Terms_Borrower_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_borrower_text = /** @type {((inputs?: Terms_Borrower_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Borrower_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_borrower_text(inputs)
	return id_terms_borrower_text(inputs)
});