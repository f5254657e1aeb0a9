/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_DoneInputs */

const id_site_feedback_done = /** @type {(inputs: Site_Feedback_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Berhasil dikirim`)
};

const en_site_feedback_done = /** @type {(inputs: Site_Feedback_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Submit successfully`)
};

/**
* | output |
* | --- |
* | "Submit successfully" |
*
* @param {Site_Feedback_DoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_done = /** @type {((inputs?: Site_Feedback_DoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_DoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_done(inputs)
	return id_site_feedback_done(inputs)
});