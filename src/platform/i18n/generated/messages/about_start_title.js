/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_TitleInputs */

const id_about_start_title = /** @type {(inputs: About_Start_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cara memulai`)
};

const en_about_start_title = /** @type {(inputs: About_Start_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting started`)
};

/**
* | output |
* | --- |
* | "Getting started" |
*
* @param {About_Start_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_title = /** @type {((inputs?: About_Start_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_title(inputs)
	return id_about_start_title(inputs)
});