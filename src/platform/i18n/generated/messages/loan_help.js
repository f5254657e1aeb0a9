/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loan_HelpInputs */

const id_loan_help = /** @type {(inputs: Loan_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perlu bantuan?`)
};

const en_loan_help = /** @type {(inputs: Loan_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Need help?`)
};

/**
* | output |
* | --- |
* | "Need help?" |
*
* @param {Loan_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_help = /** @type {((inputs?: Loan_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loan_help(inputs)
	return id_loan_help(inputs)
});