/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Number_CopiedInputs */

const id_complaint_details_number_copied = /** @type {(inputs: Complaint_Details_Number_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor keluhan disalin`)
};

const en_complaint_details_number_copied = /** @type {(inputs: Complaint_Details_Number_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complaint number copied`)
};

/**
* | output |
* | --- |
* | "Complaint number copied" |
*
* @param {Complaint_Details_Number_CopiedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_number_copied = /** @type {((inputs?: Complaint_Details_Number_CopiedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Number_CopiedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_number_copied(inputs)
	return id_complaint_details_number_copied(inputs)
});