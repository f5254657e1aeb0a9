/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loan_AmountInputs */

const id_loan_amount = /** @type {(inputs: Loan_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah pinjaman`)
};

const en_loan_amount = /** @type {(inputs: Loan_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan amount`)
};

/**
* | output |
* | --- |
* | "Loan amount" |
*
* @param {Loan_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_amount = /** @type {((inputs?: Loan_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loan_amount(inputs)
	return id_loan_amount(inputs)
});