/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Answer_PicturesInputs */

const id_complaint_details_answer_pictures = /** @type {(inputs: Complaint_Details_Answer_PicturesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto pada jawaban`)
};

const en_complaint_details_answer_pictures = /** @type {(inputs: Complaint_Details_Answer_PicturesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Photos with the answer`)
};

/**
* | output |
* | --- |
* | "Photos with the answer" |
*
* @param {Complaint_Details_Answer_PicturesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_answer_pictures = /** @type {((inputs?: Complaint_Details_Answer_PicturesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Answer_PicturesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_answer_pictures(inputs)
	return id_complaint_details_answer_pictures(inputs)
});