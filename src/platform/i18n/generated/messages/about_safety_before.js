/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Safety_BeforeInputs */

const id_about_safety_before = /** @type {(inputs: About_Safety_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sebelum menyetujui pinjaman, Anda melihat jumlah, jangka waktu, bunga, dan rencana pembayarannya.`)
};

const en_about_safety_before = /** @type {(inputs: About_Safety_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Before you confirm a loan, you see its amount, its term, its rate and its plan of repayments.`)
};

/**
* | output |
* | --- |
* | "Before you confirm a loan, you see its amount, its term, its rate and its plan of repayments." |
*
* @param {About_Safety_BeforeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_safety_before = /** @type {((inputs?: About_Safety_BeforeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Safety_BeforeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_safety_before(inputs)
	return id_about_safety_before(inputs)
});