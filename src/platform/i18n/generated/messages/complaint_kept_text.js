/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Kept_TextInputs */

const id_complaint_kept_text = /** @type {(inputs: Complaint_Kept_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulisan Anda masih ada di sini.`)
};

const en_complaint_kept_text = /** @type {(inputs: Complaint_Kept_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you wrote is still here.`)
};

/**
* | output |
* | --- |
* | "What you wrote is still here." |
*
* @param {Complaint_Kept_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_kept_text = /** @type {((inputs?: Complaint_Kept_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Kept_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_kept_text(inputs)
	return id_complaint_kept_text(inputs)
});