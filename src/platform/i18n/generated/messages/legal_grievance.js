/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_GrievanceInputs */

const id_legal_grievance = /** @type {(inputs: Legal_GrievanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pejabat pengaduan (India)`)
};

const en_legal_grievance = /** @type {(inputs: Legal_GrievanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Grievance officer (India)`)
};

/**
* | output |
* | --- |
* | "Grievance officer (India)" |
*
* @param {Legal_GrievanceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const legal_grievance = /** @type {((inputs?: Legal_GrievanceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_GrievanceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_legal_grievance(inputs)
	return id_legal_grievance(inputs)
});