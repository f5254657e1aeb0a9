/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Discard_TextInputs */

const id_complaint_discard_text = /** @type {(inputs: Complaint_Discard_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulisan dan foto Anda akan dihapus dari ponsel ini.`)
};

const en_complaint_discard_text = /** @type {(inputs: Complaint_Discard_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you wrote and your photos will be removed from this phone.`)
};

/**
* | output |
* | --- |
* | "What you wrote and your photos will be removed from this phone." |
*
* @param {Complaint_Discard_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_discard_text = /** @type {((inputs?: Complaint_Discard_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Discard_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_discard_text(inputs)
	return id_complaint_discard_text(inputs)
});