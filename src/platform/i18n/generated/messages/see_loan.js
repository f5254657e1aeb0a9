/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} See_LoanInputs */

const id_see_loan = /** @type {(inputs: See_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat pinjaman`)
};

const en_see_loan = /** @type {(inputs: See_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the loan`)
};

/**
* | output |
* | --- |
* | "See the loan" |
*
* @param {See_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const see_loan = /** @type {((inputs?: See_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<See_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_see_loan(inputs)
	return id_see_loan(inputs)
});