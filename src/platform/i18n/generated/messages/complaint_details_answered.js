/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_AnsweredInputs */

const id_complaint_details_answered = /** @type {(inputs: Complaint_Details_AnsweredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah dijawab`)
};

const en_complaint_details_answered = /** @type {(inputs: Complaint_Details_AnsweredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Answered`)
};

/**
* | output |
* | --- |
* | "Answered" |
*
* @param {Complaint_Details_AnsweredInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_answered = /** @type {((inputs?: Complaint_Details_AnsweredInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_AnsweredInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_answered(inputs)
	return id_complaint_details_answered(inputs)
});