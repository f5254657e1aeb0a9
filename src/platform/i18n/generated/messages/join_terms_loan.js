/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_LoanInputs */

const id_join_terms_loan = /** @type {(inputs: Join_Terms_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`5. Sebelum Anda meminjam`)
};

const en_join_terms_loan = /** @type {(inputs: Join_Terms_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`5. Before you borrow`)
};

/**
* | output |
* | --- |
* | "5. Before you borrow" |
*
* @param {Join_Terms_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_loan = /** @type {((inputs?: Join_Terms_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_loan(inputs)
	return id_join_terms_loan(inputs)
});