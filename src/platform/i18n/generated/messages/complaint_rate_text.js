/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Rate_TextInputs */

const id_complaint_rate_text = /** @type {(inputs: Complaint_Rate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bagaimana kami menangani keluhan Anda?`)
};

const en_complaint_rate_text = /** @type {(inputs: Complaint_Rate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How did we handle your complaint?`)
};

/**
* | output |
* | --- |
* | "How did we handle your complaint?" |
*
* @param {Complaint_Rate_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_rate_text = /** @type {((inputs?: Complaint_Rate_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Rate_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_rate_text(inputs)
	return id_complaint_rate_text(inputs)
});