/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_LegendInputs */

const id_site_feedback_legend = /** @type {(inputs: Site_Feedback_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masukan Anda`)
};

const en_site_feedback_legend = /** @type {(inputs: Site_Feedback_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your feedback`)
};

/**
* | output |
* | --- |
* | "Your feedback" |
*
* @param {Site_Feedback_LegendInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_legend = /** @type {((inputs?: Site_Feedback_LegendInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_LegendInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_legend(inputs)
	return id_site_feedback_legend(inputs)
});