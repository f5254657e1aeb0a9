/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_TitleInputs */

const id_terms_penalty_title = /** @type {(inputs: Terms_Penalty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Denda harian`)
};

const en_terms_penalty_title = /** @type {(inputs: Terms_Penalty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daily penalty`)
};

/**
* | output |
* | --- |
* | "Daily penalty" |
*
* @param {Terms_Penalty_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_title = /** @type {((inputs?: Terms_Penalty_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_title(inputs)
	return id_terms_penalty_title(inputs)
});