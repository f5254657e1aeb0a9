/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_FailedInputs */

const id_site_feedback_failed = /** @type {(inputs: Site_Feedback_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lengkapi dulu semua isian!`)
};

const en_site_feedback_failed = /** @type {(inputs: Site_Feedback_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please provide complete information!`)
};

/**
* | output |
* | --- |
* | "Please provide complete information!" |
*
* @param {Site_Feedback_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_failed = /** @type {((inputs?: Site_Feedback_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_failed(inputs)
	return id_site_feedback_failed(inputs)
});