/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Minors_TitleInputs */

const id_privacy_minors_title = /** @type {(inputs: Privacy_Minors_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perlindungan anak di bawah umur`)
};

const en_privacy_minors_title = /** @type {(inputs: Privacy_Minors_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Protection of minors`)
};

/**
* | output |
* | --- |
* | "Protection of minors" |
*
* @param {Privacy_Minors_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_minors_title = /** @type {((inputs?: Privacy_Minors_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Minors_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_minors_title(inputs)
	return id_privacy_minors_title(inputs)
});