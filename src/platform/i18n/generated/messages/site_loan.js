/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_LoanInputs */

const id_site_loan = /** @type {(inputs: Site_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syarat dan ketentuan pinjaman`)
};

const en_site_loan = /** @type {(inputs: Site_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan terms and conditions`)
};

/**
* | output |
* | --- |
* | "Loan terms and conditions" |
*
* @param {Site_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_loan = /** @type {((inputs?: Site_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_loan(inputs)
	return id_site_loan(inputs)
});