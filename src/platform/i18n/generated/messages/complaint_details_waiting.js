/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Details_WaitingInputs */

const id_complaint_details_waiting = /** @type {(inputs: Complaint_Details_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menunggu jawaban`)
};

const en_complaint_details_waiting = /** @type {(inputs: Complaint_Details_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for an answer`)
};

/**
* | output |
* | --- |
* | "Waiting for an answer" |
*
* @param {Complaint_Details_WaitingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_details_waiting = /** @type {((inputs?: Complaint_Details_WaitingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Details_WaitingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_details_waiting(inputs)
	return id_complaint_details_waiting(inputs)
});