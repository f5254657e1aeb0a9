/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_Next_ExampleInputs */

const id_terms_penalty_next_example = /** @type {(inputs: Terms_Penalty_Next_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rs.40`)
};

const en_terms_penalty_next_example = /** @type {(inputs: Terms_Penalty_Next_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rs.40`)
};

/**
* | output |
* | --- |
* | "Rs.40" |
*
* @param {Terms_Penalty_Next_ExampleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_next_example = /** @type {((inputs?: Terms_Penalty_Next_ExampleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_Next_ExampleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_next_example(inputs)
	return id_terms_penalty_next_example(inputs)
});