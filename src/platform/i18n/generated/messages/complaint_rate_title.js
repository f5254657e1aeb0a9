/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Rate_TitleInputs */

const id_complaint_rate_title = /** @type {(inputs: Complaint_Rate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mohon nilai layanan ini`)
};

const en_complaint_rate_title = /** @type {(inputs: Complaint_Rate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please rate this service`)
};

/**
* | output |
* | --- |
* | "Please rate this service" |
*
* @param {Complaint_Rate_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_rate_title = /** @type {((inputs?: Complaint_Rate_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Rate_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_rate_title(inputs)
	return id_complaint_rate_title(inputs)
});