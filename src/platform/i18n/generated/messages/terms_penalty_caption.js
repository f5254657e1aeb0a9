/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_CaptionInputs */

const id_terms_penalty_caption = /** @type {(inputs: Terms_Penalty_CaptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Denda harian, dihitung dari jumlah yang belum dibayar. Contohnya untuk Rs.1,000 yang belum dibayar.`)
};

const en_terms_penalty_caption = /** @type {(inputs: Terms_Penalty_CaptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daily penalty, as a share of the unpaid amount. The examples are for Rs.1,000 unpaid.`)
};

/**
* | output |
* | --- |
* | "Daily penalty, as a share of the unpaid amount. The examples are for Rs.1,000 unpaid." |
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