/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_SummaryInputs */

const id_terms_summary = /** @type {(inputs: Terms_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Singkatnya: pinjaman berjalan 91 sampai 365 hari. Kami memutuskan dalam 1 hari. Terlambat membayar berarti biaya satu kali dan denda setiap hari, yang cepat menjadi besar. Pinjamlah hanya sejumlah yang bisa Anda kembalikan.`)
};

const en_terms_summary = /** @type {(inputs: Terms_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In short: a loan runs for 91 to 365 days. We decide within 1 day. Paying late costs a fee, once, and a penalty for each day, which soon becomes a lot of money. Borrow only what you can repay.`)
};

/**
* | output |
* | --- |
* | "In short: a loan runs for 91 to 365 days. We decide within 1 day. Paying late costs a fee, once, and a penalty for each day, which soon becomes a lot of mone..." |
*
* @param {Terms_SummaryInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_summary = /** @type {((inputs?: Terms_SummaryInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_SummaryInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_summary(inputs)
	return id_terms_summary(inputs)
});