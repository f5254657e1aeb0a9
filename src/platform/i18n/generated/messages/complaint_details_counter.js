/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, most: NonNullable<unknown> }} Complaint_Details_CounterInputs */

const id_complaint_details_counter = /** @type {(inputs: Complaint_Details_CounterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} dari ${i?.most} karakter`)
};

const en_complaint_details_counter = /** @type {(inputs: Complaint_Details_CounterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} of ${i?.most} characters`)
};

/**
* | output |
* | --- |
* | "{count} of {most} characters" |
*
* @param {Complaint_Details_CounterInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_counter = /** @type {((inputs: Complaint_Details_CounterInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_CounterInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_counter(inputs)
	return id_complaint_details_counter(inputs)
});