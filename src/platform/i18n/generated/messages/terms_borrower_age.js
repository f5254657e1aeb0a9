/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Borrower_AgeInputs */

const id_terms_borrower_age = /** @type {(inputs: Terms_Borrower_AgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usia Anda di atas 18 tahun.`)
};

const en_terms_borrower_age = /** @type {(inputs: Terms_Borrower_AgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are over 18 years old.`)
};

/**
* | output |
* | --- |
* | "You are over 18 years old." |
*
* @param {Terms_Borrower_AgeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_borrower_age = /** @type {((inputs?: Terms_Borrower_AgeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Borrower_AgeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_borrower_age(inputs)
	return id_terms_borrower_age(inputs)
});