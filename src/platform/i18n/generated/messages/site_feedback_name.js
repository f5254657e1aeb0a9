/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_NameInputs */

const id_site_feedback_name = /** @type {(inputs: Site_Feedback_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nama lengkap`)
};

const en_site_feedback_name = /** @type {(inputs: Site_Feedback_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Full name`)
};

/**
* | output |
* | --- |
* | "Full name" |
*
* @param {Site_Feedback_NameInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_name = /** @type {((inputs?: Site_Feedback_NameInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_NameInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_name(inputs)
	return id_site_feedback_name(inputs)
});