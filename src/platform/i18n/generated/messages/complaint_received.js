/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_ReceivedInputs */

const id_complaint_received = /** @type {(inputs: Complaint_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan Anda sudah kami terima. Jawabannya datang dalam 3 hari kerja, di Keluhan saya.`)
};

const en_complaint_received = /** @type {(inputs: Complaint_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We have your complaint. Our answer comes within 3 weekdays, in My complaints.`)
};

/**
* | output |
* | --- |
* | "We have your complaint. Our answer comes within 3 weekdays, in My complaints." |
*
* @param {Complaint_ReceivedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_received = /** @type {((inputs?: Complaint_ReceivedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_ReceivedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_received(inputs)
	return id_complaint_received(inputs)
});