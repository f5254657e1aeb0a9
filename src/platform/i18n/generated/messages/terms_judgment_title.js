/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Judgment_TitleInputs */

const id_terms_judgment_title = /** @type {(inputs: Terms_Judgment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Putusan pengadilan`)
};

const en_terms_judgment_title = /** @type {(inputs: Terms_Judgment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Judgment`)
};

/**
* | output |
* | --- |
* | "Judgment" |
*
* @param {Terms_Judgment_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_judgment_title = /** @type {((inputs?: Terms_Judgment_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Judgment_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_judgment_title(inputs)
	return id_terms_judgment_title(inputs)
});