/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Waiting_TextInputs */

const id_complaint_details_waiting_text = /** @type {(inputs: Complaint_Details_Waiting_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami menjawab dalam 3 hari kerja. Jawabannya akan tampil di sini.`)
};

const en_complaint_details_waiting_text = /** @type {(inputs: Complaint_Details_Waiting_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We answer within 3 weekdays. You will find the answer here.`)
};

/**
* | output |
* | --- |
* | "We answer within 3 weekdays. You will find the answer here." |
*
* @param {Complaint_Details_Waiting_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_waiting_text = /** @type {((inputs?: Complaint_Details_Waiting_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Waiting_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_waiting_text(inputs)
	return id_complaint_details_waiting_text(inputs)
});