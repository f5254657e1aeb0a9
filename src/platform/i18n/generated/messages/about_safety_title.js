/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Safety_TitleInputs */

const id_about_safety_title = /** @type {(inputs: About_Safety_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keamanan`)
};

const en_about_safety_title = /** @type {(inputs: About_Safety_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Safety`)
};

/**
* | output |
* | --- |
* | "Safety" |
*
* @param {About_Safety_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_safety_title = /** @type {((inputs?: About_Safety_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Safety_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_safety_title(inputs)
	return id_about_safety_title(inputs)
});