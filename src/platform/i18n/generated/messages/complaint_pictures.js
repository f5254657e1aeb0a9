/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Complaint_PicturesInputs */

const id_complaint_pictures = /** @type {(inputs: Complaint_PicturesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Foto: ${i?.count}`)
};

const en_complaint_pictures = /** @type {(inputs: Complaint_PicturesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Photos: ${i?.count}`)
};

/**
* | output |
* | --- |
* | "Photos: {count}" |
*
* @param {Complaint_PicturesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_pictures = /** @type {((inputs: Complaint_PicturesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_PicturesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_pictures(inputs)
	return id_complaint_pictures(inputs)
});