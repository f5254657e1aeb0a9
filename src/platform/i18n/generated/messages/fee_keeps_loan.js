/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fee_Keeps_LoanInputs */

const id_fee_keeps_loan = /** @type {(inputs: Fee_Keeps_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya ini tidak mengurangi pinjaman Anda.`)
};

const en_fee_keeps_loan = /** @type {(inputs: Fee_Keeps_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This fee does not reduce your loan.`)
};

/**
* | output |
* | --- |
* | "This fee does not reduce your loan." |
*
* @param {Fee_Keeps_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const fee_keeps_loan = /** @type {((inputs?: Fee_Keeps_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fee_Keeps_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_fee_keeps_loan(inputs)
	return id_fee_keeps_loan(inputs)
});