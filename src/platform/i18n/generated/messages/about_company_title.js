/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Company_TitleInputs */

const id_about_company_title = /** @type {(inputs: About_Company_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siapa pemberi pinjaman Anda`)
};

const en_about_company_title = /** @type {(inputs: About_Company_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who lends`)
};

/**
* | output |
* | --- |
* | "Who lends" |
*
* @param {About_Company_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_company_title = /** @type {((inputs?: About_Company_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Company_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_company_title(inputs)
	return id_about_company_title(inputs)
});