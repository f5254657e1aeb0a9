/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_No_Son_TypesInputs */

const id_complaint_no_son_types = /** @type {(inputs: Complaint_No_Son_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalah ini belum bisa dipilih sekarang. Pilih yang lain, atau telepon kami.`)
};

const en_complaint_no_son_types = /** @type {(inputs: Complaint_No_Son_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This cannot be chosen right now. Choose another problem, or call us.`)
};

/**
* | output |
* | --- |
* | "This cannot be chosen right now. Choose another problem, or call us." |
*
* @param {Complaint_No_Son_TypesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_no_son_types = /** @type {((inputs?: Complaint_No_Son_TypesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_No_Son_TypesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_no_son_types(inputs)
	return id_complaint_no_son_types(inputs)
});