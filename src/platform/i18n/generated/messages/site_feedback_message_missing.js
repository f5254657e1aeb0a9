/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_Message_MissingInputs */

const id_site_feedback_message_missing = /** @type {(inputs: Site_Feedback_Message_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulis pesan Anda.`)
};

const en_site_feedback_message_missing = /** @type {(inputs: Site_Feedback_Message_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write your message.`)
};

/**
* | output |
* | --- |
* | "Write your message." |
*
* @param {Site_Feedback_Message_MissingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_message_missing = /** @type {((inputs?: Site_Feedback_Message_MissingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_Message_MissingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_message_missing(inputs)
	return id_site_feedback_message_missing(inputs)
});