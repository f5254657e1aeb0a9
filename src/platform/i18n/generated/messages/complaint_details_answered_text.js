/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Answered_TextInputs */

const id_complaint_details_answered_text = /** @type {(inputs: Complaint_Details_Answered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca jawaban kami di bawah ini.`)
};

const en_complaint_details_answered_text = /** @type {(inputs: Complaint_Details_Answered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read our answer below.`)
};

/**
* | output |
* | --- |
* | "Read our answer below." |
*
* @param {Complaint_Details_Answered_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_answered_text = /** @type {((inputs?: Complaint_Details_Answered_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Answered_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_answered_text(inputs)
	return id_complaint_details_answered_text(inputs)
});