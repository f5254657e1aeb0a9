/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Late_Fee_TitleInputs */

const id_terms_late_fee_title = /** @type {(inputs: Terms_Late_Fee_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya keterlambatan`)
};

const en_terms_late_fee_title = /** @type {(inputs: Terms_Late_Fee_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Late fee`)
};

/**
* | output |
* | --- |
* | "Late fee" |
*
* @param {Terms_Late_Fee_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_late_fee_title = /** @type {((inputs?: Terms_Late_Fee_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Late_Fee_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_late_fee_title(inputs)
	return id_terms_late_fee_title(inputs)
});