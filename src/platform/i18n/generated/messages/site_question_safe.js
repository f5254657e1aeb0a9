/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Question_SafeInputs */

const id_site_question_safe = /** @type {(inputs: Site_Question_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bagaimana menjaga akun saya tetap aman?`)
};

const en_site_question_safe = /** @type {(inputs: Site_Question_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How do I keep my account safe?`)
};

/**
* | output |
* | --- |
* | "How do I keep my account safe?" |
*
* @param {Site_Question_SafeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_question_safe = /** @type {((inputs?: Site_Question_SafeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Question_SafeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_question_safe(inputs)
	return id_site_question_safe(inputs)
});