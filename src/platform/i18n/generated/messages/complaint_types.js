/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_TypesInputs */

const id_complaint_types = /** @type {(inputs: Complaint_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apa masalahnya?`)
};

const en_complaint_types = /** @type {(inputs: Complaint_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What went wrong?`)
};

/**
* | output |
* | --- |
* | "What went wrong?" |
*
* @param {Complaint_TypesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_types = /** @type {((inputs?: Complaint_TypesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_TypesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_types(inputs)
	return id_complaint_types(inputs)
});