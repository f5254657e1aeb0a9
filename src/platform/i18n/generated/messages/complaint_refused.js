/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_RefusedInputs */

const id_complaint_refused = /** @type {(inputs: Complaint_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan Anda belum terkirim.`)
};

const en_complaint_refused = /** @type {(inputs: Complaint_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your complaint was not sent.`)
};

/**
* | output |
* | --- |
* | "Your complaint was not sent." |
*
* @param {Complaint_RefusedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_refused = /** @type {((inputs?: Complaint_RefusedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_RefusedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_refused(inputs)
	return id_complaint_refused(inputs)
});