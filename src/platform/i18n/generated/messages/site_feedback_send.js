/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_SendInputs */

const id_site_feedback_send = /** @type {(inputs: Site_Feedback_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirim`)
};

const en_site_feedback_send = /** @type {(inputs: Site_Feedback_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send`)
};

/**
* | output |
* | --- |
* | "Send" |
*
* @param {Site_Feedback_SendInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_send = /** @type {((inputs?: Site_Feedback_SendInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_SendInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_send(inputs)
	return id_site_feedback_send(inputs)
});