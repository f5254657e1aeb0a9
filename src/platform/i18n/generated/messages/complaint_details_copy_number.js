/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Copy_NumberInputs */

const id_complaint_details_copy_number = /** @type {(inputs: Complaint_Details_Copy_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salin nomor keluhan`)
};

const en_complaint_details_copy_number = /** @type {(inputs: Complaint_Details_Copy_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the complaint number`)
};

/**
* | output |
* | --- |
* | "Copy the complaint number" |
*
* @param {Complaint_Details_Copy_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_copy_number = /** @type {((inputs?: Complaint_Details_Copy_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Copy_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_copy_number(inputs)
	return id_complaint_details_copy_number(inputs)
});