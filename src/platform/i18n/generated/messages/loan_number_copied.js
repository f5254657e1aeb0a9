/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loan_Number_CopiedInputs */

const id_loan_number_copied = /** @type {(inputs: Loan_Number_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor pinjaman disalin`)
};

const en_loan_number_copied = /** @type {(inputs: Loan_Number_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan number copied`)
};

/**
* | output |
* | --- |
* | "Loan number copied" |
*
* @param {Loan_Number_CopiedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_number_copied = /** @type {((inputs?: Loan_Number_CopiedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_Number_CopiedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loan_number_copied(inputs)
	return id_loan_number_copied(inputs)
});