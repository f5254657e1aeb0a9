/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown> }} Join_Terms_IntroInputs */

const id_join_terms_intro = /** @type {(inputs: Join_Terms_IntroInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Perjanjian ini berlaku antara Anda dan ${i?.host} sejak Anda mendaftarkan nomor ponsel.`)
};

const en_join_terms_intro = /** @type {(inputs: Join_Terms_IntroInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This agreement is between you and ${i?.host}. It applies from the moment you register your mobile number.`)
};

/**
* | output |
* | --- |
* | "This agreement is between you and {host}. It applies from the moment you register your mobile number." |
*
* @param {Join_Terms_IntroInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_intro = /** @type {((inputs: Join_Terms_IntroInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_IntroInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_intro(inputs)
	return id_join_terms_intro(inputs)
});