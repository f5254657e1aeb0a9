/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Service_ComplaintsInputs */

const id_about_service_complaints = /** @type {(inputs: About_Service_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan yang Anda kirim dari aplikasi dijawab dalam 3 hari kerja.`)
};

const en_about_service_complaints = /** @type {(inputs: About_Service_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complaints that you send from the app are answered within 3 weekdays.`)
};

/**
* | output |
* | --- |
* | "Complaints that you send from the app are answered within 3 weekdays." |
*
* @param {About_Service_ComplaintsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_service_complaints = /** @type {((inputs?: About_Service_ComplaintsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Service_ComplaintsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_service_complaints(inputs)
	return id_about_service_complaints(inputs)
});