/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_LoanInputs */

const id_complaint_loan = /** @type {(inputs: Complaint_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman`)
};

const en_complaint_loan = /** @type {(inputs: Complaint_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan`)
};

/**
* | output |
* | --- |
* | "Loan" |
*
* @param {Complaint_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_loan = /** @type {((inputs?: Complaint_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_loan(inputs)
	return id_complaint_loan(inputs)
});