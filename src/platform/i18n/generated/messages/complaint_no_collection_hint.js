/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_No_Collection_HintInputs */

const id_complaint_no_collection_hint = /** @type {(inputs: Complaint_No_Collection_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih pinjaman atau masalah lain, atau telepon kami.`)
};

const en_complaint_no_collection_hint = /** @type {(inputs: Complaint_No_Collection_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose another loan or problem, or call us.`)
};

/**
* | output |
* | --- |
* | "Choose another loan or problem, or call us." |
*
* @param {Complaint_No_Collection_HintInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_no_collection_hint = /** @type {((inputs?: Complaint_No_Collection_HintInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_No_Collection_HintInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_no_collection_hint(inputs)
	return id_complaint_no_collection_hint(inputs)
});