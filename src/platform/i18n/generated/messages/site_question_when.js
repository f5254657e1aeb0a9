/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Question_WhenInputs */

const id_site_question_when = /** @type {(inputs: Site_Question_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kapan uangnya masuk?`)
};

const en_site_question_when = /** @type {(inputs: Site_Question_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When does the money arrive?`)
};

/**
* | output |
* | --- |
* | "When does the money arrive?" |
*
* @param {Site_Question_WhenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_question_when = /** @type {((inputs?: Site_Question_WhenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Question_WhenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_question_when(inputs)
	return id_site_question_when(inputs)
});