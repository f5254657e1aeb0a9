/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_KeptInputs */

const id_complaint_kept = /** @type {(inputs: Complaint_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulisan dan foto Anda masih ada di sini.`)
};

const en_complaint_kept = /** @type {(inputs: Complaint_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you wrote and your photos are still here.`)
};

/**
* | output |
* | --- |
* | "What you wrote and your photos are still here." |
*
* @param {Complaint_KeptInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_kept = /** @type {((inputs?: Complaint_KeptInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_KeptInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_kept(inputs)
	return id_complaint_kept(inputs)
});