/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Repayment_InstalmentsInputs */

const id_about_repayment_instalments = /** @type {(inputs: About_Repayment_InstalmentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar satu cicilan atau beberapa sekaligus, mulai dari yang paling awal. Ketentuan pinjaman menyebutkan mulai kapan pinjaman bisa dilunasi lebih awal.`)
};

const en_about_repayment_instalments = /** @type {(inputs: About_Repayment_InstalmentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay one instalment or several at once, the earliest first. The loan terms say from when a loan can be repaid early.`)
};

/**
* | output |
* | --- |
* | "Pay one instalment or several at once, the earliest first. The loan terms say from when a loan can be repaid early." |
*
* @param {About_Repayment_InstalmentsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_repayment_instalments = /** @type {((inputs?: About_Repayment_InstalmentsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Repayment_InstalmentsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_repayment_instalments(inputs)
	return id_about_repayment_instalments(inputs)
});