/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Lender_TitleInputs */

const id_terms_lender_title = /** @type {(inputs: Terms_Lender_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pemberi pinjaman`)
};

const en_terms_lender_title = /** @type {(inputs: Terms_Lender_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The lender`)
};

/**
* | output |
* | --- |
* | "The lender" |
*
* @param {Terms_Lender_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_lender_title = /** @type {((inputs?: Terms_Lender_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Lender_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_lender_title(inputs)
	return id_terms_lender_title(inputs)
});