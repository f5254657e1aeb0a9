/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fee_Not_LoanInputs */

const id_fee_not_loan = /** @type {(inputs: Fee_Not_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya ini memundurkan jatuh tempo. Tidak mengurangi pinjaman.`)
};

const en_fee_not_loan = /** @type {(inputs: Fee_Not_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This fee moves the due date. It does not reduce the loan.`)
};

/**
* | output |
* | --- |
* | "This fee moves the due date. It does not reduce the loan." |
*
* @param {Fee_Not_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const fee_not_loan = /** @type {((inputs?: Fee_Not_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fee_Not_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_fee_not_loan(inputs)
	return id_fee_not_loan(inputs)
});