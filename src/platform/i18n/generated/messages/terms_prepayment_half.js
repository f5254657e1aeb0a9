/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Prepayment_HalfInputs */

const id_terms_prepayment_half = /** @type {(inputs: Terms_Prepayment_HalfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setengah dari jangka waktunya sudah lewat.`)
};

const en_terms_prepayment_half = /** @type {(inputs: Terms_Prepayment_HalfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Half of the term has passed.`)
};

/**
* | output |
* | --- |
* | "Half of the term has passed." |
*
* @param {Terms_Prepayment_HalfInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_prepayment_half = /** @type {((inputs?: Terms_Prepayment_HalfInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Prepayment_HalfInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_prepayment_half(inputs)
	return id_terms_prepayment_half(inputs)
});