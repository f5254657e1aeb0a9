/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_TextInputs */

const id_complaint_text = /** @type {(inputs: Complaint_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apa yang terjadi?`)
};

const en_complaint_text = /** @type {(inputs: Complaint_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What happened?`)
};

/**
* | output |
* | --- |
* | "What happened?" |
*
* @param {Complaint_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_text = /** @type {((inputs?: Complaint_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_text(inputs)
	return id_complaint_text(inputs)
});