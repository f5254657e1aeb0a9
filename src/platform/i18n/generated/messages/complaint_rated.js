/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_RatedInputs */

const id_complaint_rated = /** @type {(inputs: Complaint_RatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penilaian Anda sudah terkirim!`)
};

const en_complaint_rated = /** @type {(inputs: Complaint_RatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Successful demonstration！`)
};

/**
* | output |
* | --- |
* | "Successful demonstration！" |
*
* @param {Complaint_RatedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_rated = /** @type {((inputs?: Complaint_RatedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_RatedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_rated(inputs)
	return id_complaint_rated(inputs)
});