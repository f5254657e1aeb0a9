/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_LoansInputs */

const id_join_terms_loans = /** @type {(inputs: Join_Terms_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syarat dan ketentuan pinjaman`)
};

const en_join_terms_loans = /** @type {(inputs: Join_Terms_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan terms and conditions`)
};

/**
* | output |
* | --- |
* | "Loan terms and conditions" |
*
* @param {Join_Terms_LoansInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_loans = /** @type {((inputs?: Join_Terms_LoansInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_LoansInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_loans(inputs)
	return id_join_terms_loans(inputs)
});