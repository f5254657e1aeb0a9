/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_My_LoansInputs */

const id_confirm_my_loans = /** @type {(inputs: Confirm_My_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat Pinjaman saya`)
};

const en_confirm_my_loans = /** @type {(inputs: Confirm_My_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See My loans`)
};

/**
* | output |
* | --- |
* | "See My loans" |
*
* @param {Confirm_My_LoansInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_my_loans = /** @type {((inputs?: Confirm_My_LoansInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_My_LoansInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_my_loans(inputs)
	return id_confirm_my_loans(inputs)
});