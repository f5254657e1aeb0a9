/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_No_Orders_TextInputs */

const id_complaint_no_orders_text = /** @type {(inputs: Complaint_No_Orders_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan selalu tentang sebuah pinjaman. Untuk hal lain, silakan telepon kami.`)
};

const en_complaint_no_orders_text = /** @type {(inputs: Complaint_No_Orders_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A complaint is always about a loan. For anything else, please call us.`)
};

/**
* | output |
* | --- |
* | "A complaint is always about a loan. For anything else, please call us." |
*
* @param {Complaint_No_Orders_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_no_orders_text = /** @type {((inputs?: Complaint_No_Orders_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_No_Orders_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_no_orders_text(inputs)
	return id_complaint_no_orders_text(inputs)
});