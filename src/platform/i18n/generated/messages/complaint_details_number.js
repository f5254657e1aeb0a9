/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_NumberInputs */

const id_complaint_details_number = /** @type {(inputs: Complaint_Details_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No. keluhan`)
};

const en_complaint_details_number = /** @type {(inputs: Complaint_Details_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complaint no.`)
};

/**
* | output |
* | --- |
* | "Complaint no." |
*
* @param {Complaint_Details_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_number = /** @type {((inputs?: Complaint_Details_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_number(inputs)
	return id_complaint_details_number(inputs)
});