/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_No_TypesInputs */

const id_complaint_no_types = /** @type {(inputs: Complaint_No_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar masalahnya belum kami terima. Coba lagi, atau telepon kami.`)
};

const en_complaint_no_types = /** @type {(inputs: Complaint_No_TypesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The list of problems did not reach us. Try again, or call us.`)
};

/**
* | output |
* | --- |
* | "The list of problems did not reach us. Try again, or call us." |
*
* @param {Complaint_No_TypesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_no_types = /** @type {((inputs?: Complaint_No_TypesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_No_TypesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_no_types(inputs)
	return id_complaint_no_types(inputs)
});