/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_MessageInputs */

const id_site_feedback_message = /** @type {(inputs: Site_Feedback_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pesan`)
};

const en_site_feedback_message = /** @type {(inputs: Site_Feedback_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message`)
};

/**
* | output |
* | --- |
* | "Message" |
*
* @param {Site_Feedback_MessageInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_message = /** @type {((inputs?: Site_Feedback_MessageInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_MessageInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_message(inputs)
	return id_site_feedback_message(inputs)
});