/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, count: NonNullable<unknown> }} Complaint_Details_PictureInputs */

const id_complaint_details_picture = /** @type {(inputs: Complaint_Details_PictureInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Foto ${i?.number} dari ${i?.count}`)
};

const en_complaint_details_picture = /** @type {(inputs: Complaint_Details_PictureInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Photo ${i?.number} of ${i?.count}`)
};

/**
* | output |
* | --- |
* | "Photo {number} of {count}" |
*
* @param {Complaint_Details_PictureInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_picture = /** @type {((inputs: Complaint_Details_PictureInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_PictureInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_picture(inputs)
	return id_complaint_details_picture(inputs)
});