/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_Email_MissingInputs */

const id_site_feedback_email_missing = /** @type {(inputs: Site_Feedback_Email_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi alamat e-mail Anda.`)
};

const en_site_feedback_email_missing = /** @type {(inputs: Site_Feedback_Email_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter your e-mail address.`)
};

/**
* | output |
* | --- |
* | "Enter your e-mail address." |
*
* @param {Site_Feedback_Email_MissingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_email_missing = /** @type {((inputs?: Site_Feedback_Email_MissingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_Email_MissingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_email_missing(inputs)
	return id_site_feedback_email_missing(inputs)
});