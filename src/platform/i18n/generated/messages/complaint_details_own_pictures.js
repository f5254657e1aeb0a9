/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Own_PicturesInputs */

const id_complaint_details_own_pictures = /** @type {(inputs: Complaint_Details_Own_PicturesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto Anda`)
};

const en_complaint_details_own_pictures = /** @type {(inputs: Complaint_Details_Own_PicturesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your photos`)
};

/**
* | output |
* | --- |
* | "Your photos" |
*
* @param {Complaint_Details_Own_PicturesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_own_pictures = /** @type {((inputs?: Complaint_Details_Own_PicturesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Own_PicturesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_own_pictures(inputs)
	return id_complaint_details_own_pictures(inputs)
});