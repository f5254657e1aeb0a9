/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loan_NumberInputs */

const id_loan_number = /** @type {(inputs: Loan_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No. pinjaman`)
};

const en_loan_number = /** @type {(inputs: Loan_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan no.`)
};

/**
* | output |
* | --- |
* | "Loan no." |
*
* @param {Loan_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_number = /** @type {((inputs?: Loan_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loan_number(inputs)
	return id_loan_number(inputs)
});