/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Open_LoanInputs */

const id_confirm_open_loan = /** @type {(inputs: Confirm_Open_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka pinjaman ini`)
};

const en_confirm_open_loan = /** @type {(inputs: Confirm_Open_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open this loan`)
};

/**
* | output |
* | --- |
* | "Open this loan" |
*
* @param {Confirm_Open_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_open_loan = /** @type {((inputs?: Confirm_Open_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Open_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_open_loan(inputs)
	return id_confirm_open_loan(inputs)
});