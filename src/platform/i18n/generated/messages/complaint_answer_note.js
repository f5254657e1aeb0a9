/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Answer_NoteInputs */

const id_complaint_answer_note = /** @type {(inputs: Complaint_Answer_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami menjawab keluhan dalam 3 hari kerja. Jawabannya bisa dilihat di Keluhan saya.`)
};

const en_complaint_answer_note = /** @type {(inputs: Complaint_Answer_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We answer complaints within 3 weekdays. You will find the answer in My complaints.`)
};

/**
* | output |
* | --- |
* | "We answer complaints within 3 weekdays. You will find the answer in My complaints." |
*
* @param {Complaint_Answer_NoteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_answer_note = /** @type {((inputs?: Complaint_Answer_NoteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Answer_NoteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_answer_note(inputs)
	return id_complaint_answer_note(inputs)
});