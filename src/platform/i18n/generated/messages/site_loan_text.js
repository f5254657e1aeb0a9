/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Loan_TextInputs */

const id_site_loan_text = /** @type {(inputs: Site_Loan_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bacalah sebelum menyetujui pinjaman.`)
};

const en_site_loan_text = /** @type {(inputs: Site_Loan_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read them before you agree to a loan.`)
};

/**
* | output |
* | --- |
* | "Read them before you agree to a loan." |
*
* @param {Site_Loan_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_loan_text = /** @type {((inputs?: Site_Loan_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Loan_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_loan_text(inputs)
	return id_site_loan_text(inputs)
});