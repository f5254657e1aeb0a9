/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_SentInputs */

const id_complaint_sent = /** @type {(inputs: Complaint_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Berhasil terkirim`)
};

const en_complaint_sent = /** @type {(inputs: Complaint_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Successfully Sent`)
};

/**
* | output |
* | --- |
* | "Successfully Sent" |
*
* @param {Complaint_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_sent = /** @type {((inputs?: Complaint_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_sent(inputs)
	return id_complaint_sent(inputs)
});