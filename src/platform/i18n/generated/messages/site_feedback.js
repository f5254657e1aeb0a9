/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_FeedbackInputs */

const id_site_feedback = /** @type {(inputs: Site_FeedbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masukan`)
};

const en_site_feedback = /** @type {(inputs: Site_FeedbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Feedback`)
};

/**
* | output |
* | --- |
* | "Feedback" |
*
* @param {Site_FeedbackInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback = /** @type {((inputs?: Site_FeedbackInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_FeedbackInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback(inputs)
	return id_site_feedback(inputs)
});