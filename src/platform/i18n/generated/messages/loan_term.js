/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loan_TermInputs */

const id_loan_term = /** @type {(inputs: Loan_TermInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tenor`)
};

const en_loan_term = /** @type {(inputs: Loan_TermInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Term`)
};

/**
* | output |
* | --- |
* | "Term" |
*
* @param {Loan_TermInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_term = /** @type {((inputs?: Loan_TermInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_TermInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loan_term(inputs)
	return id_loan_term(inputs)
});