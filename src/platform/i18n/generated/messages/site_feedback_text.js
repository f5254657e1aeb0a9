/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_TextInputs */

const id_site_feedback_text = /** @type {(inputs: Site_Feedback_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceritakan apa yang bisa kami perbaiki. Isi ketiganya.`)
};

const en_site_feedback_text = /** @type {(inputs: Site_Feedback_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us what we could do better. All three are needed.`)
};

/**
* | output |
* | --- |
* | "Tell us what we could do better. All three are needed." |
*
* @param {Site_Feedback_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_text = /** @type {((inputs?: Site_Feedback_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_text(inputs)
	return id_site_feedback_text(inputs)
});