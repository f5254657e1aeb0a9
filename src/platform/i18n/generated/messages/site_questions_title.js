/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Questions_TitleInputs */

const id_site_questions_title = /** @type {(inputs: Site_Questions_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang sering ditanyakan`)
};

const en_site_questions_title = /** @type {(inputs: Site_Questions_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions people ask`)
};

/**
* | output |
* | --- |
* | "Questions people ask" |
*
* @param {Site_Questions_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_questions_title = /** @type {((inputs?: Site_Questions_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Questions_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_questions_title(inputs)
	return id_site_questions_title(inputs)
});