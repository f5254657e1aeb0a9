/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Copy_Loan_NumberInputs */

const id_copy_loan_number = /** @type {(inputs: Copy_Loan_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salin nomor pinjaman`)
};

const en_copy_loan_number = /** @type {(inputs: Copy_Loan_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the loan number`)
};

/**
* | output |
* | --- |
* | "Copy the loan number" |
*
* @param {Copy_Loan_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const copy_loan_number = /** @type {((inputs?: Copy_Loan_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Copy_Loan_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_copy_loan_number(inputs)
	return id_copy_loan_number(inputs)
});