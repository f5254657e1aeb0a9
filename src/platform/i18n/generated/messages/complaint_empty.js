/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_EmptyInputs */

const id_complaint_empty = /** @type {(inputs: Complaint_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Silakan isi keluhan dan saran Anda`)
};

const en_complaint_empty = /** @type {(inputs: Complaint_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please fill in your comments and suggestions`)
};

/**
* | output |
* | --- |
* | "Please fill in your comments and suggestions" |
*
* @param {Complaint_EmptyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_empty = /** @type {((inputs?: Complaint_EmptyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_EmptyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_empty(inputs)
	return id_complaint_empty(inputs)
});