/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Page_DescriptionInputs */

const id_privacy_page_description = /** @type {(inputs: Privacy_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data apa yang kami pakai, untuk apa, siapa yang menerimanya, dan apa hak Anda atas data itu.`)
};

const en_privacy_page_description = /** @type {(inputs: Privacy_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which data we use and what for, who receives them, and which rights you have over your data.`)
};

/**
* | output |
* | --- |
* | "Which data we use and what for, who receives them, and which rights you have over your data." |
*
* @param {Privacy_Page_DescriptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_page_description = /** @type {((inputs?: Privacy_Page_DescriptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Page_DescriptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_page_description(inputs)
	return id_privacy_page_description(inputs)
});