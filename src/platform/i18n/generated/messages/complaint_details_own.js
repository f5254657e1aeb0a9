/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_OwnInputs */

const id_complaint_details_own = /** @type {(inputs: Complaint_Details_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan Anda`)
};

const en_complaint_details_own = /** @type {(inputs: Complaint_Details_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your complaint`)
};

/**
* | output |
* | --- |
* | "Your complaint" |
*
* @param {Complaint_Details_OwnInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_own = /** @type {((inputs?: Complaint_Details_OwnInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_OwnInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_own(inputs)
	return id_complaint_details_own(inputs)
});