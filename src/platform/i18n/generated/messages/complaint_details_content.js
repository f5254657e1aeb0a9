/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_ContentInputs */

const id_complaint_details_content = /** @type {(inputs: Complaint_Details_ContentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi keluhan`)
};

const en_complaint_details_content = /** @type {(inputs: Complaint_Details_ContentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Description`)
};

/**
* | output |
* | --- |
* | "Description" |
*
* @param {Complaint_Details_ContentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_content = /** @type {((inputs?: Complaint_Details_ContentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_ContentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_content(inputs)
	return id_complaint_details_content(inputs)
});