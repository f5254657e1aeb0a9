/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loan_Details_TitleInputs */

const id_loan_details_title = /** @type {(inputs: Loan_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Detail pinjaman`)
};

const en_loan_details_title = /** @type {(inputs: Loan_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan details`)
};

/**
* | output |
* | --- |
* | "Loan details" |
*
* @param {Loan_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_details_title = /** @type {((inputs?: Loan_Details_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_Details_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loan_details_title(inputs)
	return id_loan_details_title(inputs)
});