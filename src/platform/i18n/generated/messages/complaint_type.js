/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_TypeInputs */

const id_complaint_type = /** @type {(inputs: Complaint_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalah`)
};

const en_complaint_type = /** @type {(inputs: Complaint_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Problem`)
};

/**
* | output |
* | --- |
* | "Problem" |
*
* @param {Complaint_TypeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_type = /** @type {((inputs?: Complaint_TypeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_TypeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_type(inputs)
	return id_complaint_type(inputs)
});