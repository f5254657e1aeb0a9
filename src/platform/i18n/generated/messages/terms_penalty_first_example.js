/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_First_ExampleInputs */

const id_terms_penalty_first_example = /** @type {(inputs: Terms_Penalty_First_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rs.50`)
};

const en_terms_penalty_first_example = /** @type {(inputs: Terms_Penalty_First_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rs.50`)
};

/**
* | output |
* | --- |
* | "Rs.50" |
*
* @param {Terms_Penalty_First_ExampleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_first_example = /** @type {((inputs?: Terms_Penalty_First_ExampleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_First_ExampleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_first_example(inputs)
	return id_terms_penalty_first_example(inputs)
});