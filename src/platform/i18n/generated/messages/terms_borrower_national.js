/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Borrower_NationalInputs */

const id_terms_borrower_national = /** @type {(inputs: Terms_Borrower_NationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda warga negara India.`)
};

const en_terms_borrower_national = /** @type {(inputs: Terms_Borrower_NationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are a national of India.`)
};

/**
* | output |
* | --- |
* | "You are a national of India." |
*
* @param {Terms_Borrower_NationalInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_borrower_national = /** @type {((inputs?: Terms_Borrower_NationalInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Borrower_NationalInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_borrower_national(inputs)
	return id_terms_borrower_national(inputs)
});