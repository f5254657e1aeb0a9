/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_No_ContentInputs */

const id_complaint_details_no_content = /** @type {(inputs: Complaint_Details_No_ContentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi keluhan belum bisa dibaca.`)
};

const en_complaint_details_no_content = /** @type {(inputs: Complaint_Details_No_ContentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The description cannot be read right now.`)
};

/**
* | output |
* | --- |
* | "The description cannot be read right now." |
*
* @param {Complaint_Details_No_ContentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_no_content = /** @type {((inputs?: Complaint_Details_No_ContentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_No_ContentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_no_content(inputs)
	return id_complaint_details_no_content(inputs)
});