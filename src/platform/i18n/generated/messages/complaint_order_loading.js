/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Order_LoadingInputs */

const id_complaint_order_loading = /** @type {(inputs: Complaint_Order_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman yang Anda pilih sedang dimuat.`)
};

const en_complaint_order_loading = /** @type {(inputs: Complaint_Order_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the loan you chose.`)
};

/**
* | output |
* | --- |
* | "Loading the loan you chose." |
*
* @param {Complaint_Order_LoadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_order_loading = /** @type {((inputs?: Complaint_Order_LoadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Order_LoadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_order_loading(inputs)
	return id_complaint_order_loading(inputs)
});