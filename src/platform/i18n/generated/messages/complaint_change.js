/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_ChangeInputs */

const id_complaint_change = /** @type {(inputs: Complaint_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ganti masalah`)
};

const en_complaint_change = /** @type {(inputs: Complaint_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the problem`)
};

/**
* | output |
* | --- |
* | "Change the problem" |
*
* @param {Complaint_ChangeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_change = /** @type {((inputs?: Complaint_ChangeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_ChangeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_change(inputs)
	return id_complaint_change(inputs)
});