/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_AllInputs */

const id_complaint_details_all = /** @type {(inputs: Complaint_Details_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Semua keluhan saya`)
};

const en_complaint_details_all = /** @type {(inputs: Complaint_Details_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All my complaints`)
};

/**
* | output |
* | --- |
* | "All my complaints" |
*
* @param {Complaint_Details_AllInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_all = /** @type {((inputs?: Complaint_Details_AllInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_AllInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_all(inputs)
	return id_complaint_details_all(inputs)
});