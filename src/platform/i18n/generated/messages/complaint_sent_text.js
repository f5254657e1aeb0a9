/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Sent_TextInputs */

const id_complaint_sent_text = /** @type {(inputs: Complaint_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami menjawab dalam 3 hari kerja, di Keluhan saya.`)
};

const en_complaint_sent_text = /** @type {(inputs: Complaint_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We answer within 3 weekdays, in My complaints.`)
};

/**
* | output |
* | --- |
* | "We answer within 3 weekdays, in My complaints." |
*
* @param {Complaint_Sent_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_sent_text = /** @type {((inputs?: Complaint_Sent_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Sent_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_sent_text(inputs)
	return id_complaint_sent_text(inputs)
});