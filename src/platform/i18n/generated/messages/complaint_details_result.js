/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_ResultInputs */

const id_complaint_details_result = /** @type {(inputs: Complaint_Details_ResultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hasil Penanganan`)
};

const en_complaint_details_result = /** @type {(inputs: Complaint_Details_ResultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Process Result`)
};

/**
* | output |
* | --- |
* | "Process Result" |
*
* @param {Complaint_Details_ResultInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_result = /** @type {((inputs?: Complaint_Details_ResultInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_ResultInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_result(inputs)
	return id_complaint_details_result(inputs)
});