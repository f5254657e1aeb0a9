/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_LastInputs */

const id_terms_penalty_last = /** @type {(inputs: Terms_Penalty_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2%`)
};

const en_terms_penalty_last = /** @type {(inputs: Terms_Penalty_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2%`)
};

/**
* | output |
* | --- |
* | "2%" |
*
* @param {Terms_Penalty_LastInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_last = /** @type {((inputs?: Terms_Penalty_LastInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_LastInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_last(inputs)
	return id_terms_penalty_last(inputs)
});