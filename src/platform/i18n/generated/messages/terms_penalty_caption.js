/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_CaptionInputs */

const id_terms_penalty_caption = /** @type {(inputs: Terms_Penalty_CaptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Denda harian menurut lama keterlambatan`)
};

const en_terms_penalty_caption = /** @type {(inputs: Terms_Penalty_CaptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daily penalty by days of delay`)
};

/**
* | output |
* | --- |
* | "Daily penalty by days of delay" |
*
* @param {Terms_Penalty_CaptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_caption = /** @type {((inputs?: Terms_Penalty_CaptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_CaptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_caption(inputs)
	return id_terms_penalty_caption(inputs)
});