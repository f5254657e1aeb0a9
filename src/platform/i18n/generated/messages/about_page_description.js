/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Page_DescriptionInputs */

const id_about_page_description = /** @type {(inputs: About_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siapa kami, pinjaman apa yang kami berikan, dan bagaimana memulainya. Batas pinjaman di Indonesia dan India.`)
};

const en_about_page_description = /** @type {(inputs: About_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who we are, which loans we give and how to begin. What can be borrowed in Indonesia and in India.`)
};

/**
* | output |
* | --- |
* | "Who we are, which loans we give and how to begin. What can be borrowed in Indonesia and in India." |
*
* @param {About_Page_DescriptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_page_description = /** @type {((inputs?: About_Page_DescriptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Page_DescriptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_page_description(inputs)
	return id_about_page_description(inputs)
});