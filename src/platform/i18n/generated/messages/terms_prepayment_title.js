/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Prepayment_TitleInputs */

const id_terms_prepayment_title = /** @type {(inputs: Terms_Prepayment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Melunasi lebih awal`)
};

const en_terms_prepayment_title = /** @type {(inputs: Terms_Prepayment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paying early`)
};

/**
* | output |
* | --- |
* | "Paying early" |
*
* @param {Terms_Prepayment_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_prepayment_title = /** @type {((inputs?: Terms_Prepayment_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Prepayment_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_prepayment_title(inputs)
	return id_terms_prepayment_title(inputs)
});