/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_FirstInputs */

const id_terms_penalty_first = /** @type {(inputs: Terms_Penalty_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`5%`)
};

const en_terms_penalty_first = /** @type {(inputs: Terms_Penalty_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`5%`)
};

/**
* | output |
* | --- |
* | "5%" |
*
* @param {Terms_Penalty_FirstInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_first = /** @type {((inputs?: Terms_Penalty_FirstInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_FirstInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_first(inputs)
	return id_terms_penalty_first(inputs)
});