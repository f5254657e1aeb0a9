/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_Answered_TextInputs */

const id_complaints_none_answered_text = /** @type {(inputs: Complaints_None_Answered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami menjawab dalam 3 hari kerja. Jawabannya akan tampil di sini.`)
};

const en_complaints_none_answered_text = /** @type {(inputs: Complaints_None_Answered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We answer within 3 weekdays. Answers appear here.`)
};

/**
* | output |
* | --- |
* | "We answer within 3 weekdays. Answers appear here." |
*
* @param {Complaints_None_Answered_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_answered_text = /** @type {((inputs?: Complaints_None_Answered_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_Answered_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_answered_text(inputs)
	return id_complaints_none_answered_text(inputs)
});