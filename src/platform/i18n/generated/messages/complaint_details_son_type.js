/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_Son_TypeInputs */

const id_complaint_details_son_type = /** @type {(inputs: Complaint_Details_Son_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rincian jenis`)
};

const en_complaint_details_son_type = /** @type {(inputs: Complaint_Details_Son_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sub-type`)
};

/**
* | output |
* | --- |
* | "Sub-type" |
*
* @param {Complaint_Details_Son_TypeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_son_type = /** @type {((inputs?: Complaint_Details_Son_TypeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_Son_TypeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_son_type(inputs)
	return id_complaint_details_son_type(inputs)
});