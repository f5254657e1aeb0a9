/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_All_LoansInputs */

const id_complaint_all_loans = /** @type {(inputs: Complaint_All_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Semua pinjaman`)
};

const en_complaint_all_loans = /** @type {(inputs: Complaint_All_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All loans`)
};

/**
* | output |
* | --- |
* | "All loans" |
*
* @param {Complaint_All_LoansInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_all_loans = /** @type {((inputs?: Complaint_All_LoansInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_All_LoansInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_all_loans(inputs)
	return id_complaint_all_loans(inputs)
});