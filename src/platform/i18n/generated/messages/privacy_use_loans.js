/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_LoansInputs */

const id_privacy_use_loans = /** @type {(inputs: Privacy_Use_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda: pengajuan, pesanan, cicilan, pembayaran, dan tunggakan.`)
};

const en_privacy_use_loans = /** @type {(inputs: Privacy_Use_LoansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loans: applications, orders, instalments, payments, and what is overdue.`)
};

/**
* | output |
* | --- |
* | "Your loans: applications, orders, instalments, payments, and what is overdue." |
*
* @param {Privacy_Use_LoansInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_loans = /** @type {((inputs?: Privacy_Use_LoansInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_LoansInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_loans(inputs)
	return id_privacy_use_loans(inputs)
});