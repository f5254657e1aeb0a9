/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_NextInputs */

const id_terms_penalty_next = /** @type {(inputs: Terms_Penalty_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4%`)
};

const en_terms_penalty_next = /** @type {(inputs: Terms_Penalty_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4%`)
};

/**
* | output |
* | --- |
* | "4%" |
*
* @param {Terms_Penalty_NextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_next = /** @type {((inputs?: Terms_Penalty_NextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_NextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_next(inputs)
	return id_terms_penalty_next(inputs)
});