/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_TitleInputs */

const id_complaint_details_title = /** @type {(inputs: Complaint_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rincian keluhan`)
};

const en_complaint_details_title = /** @type {(inputs: Complaint_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complaint details`)
};

/**
* | output |
* | --- |
* | "Complaint details" |
*
* @param {Complaint_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_title = /** @type {((inputs?: Complaint_Details_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_title(inputs)
	return id_complaint_details_title(inputs)
});