/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_Last_ExampleInputs */

const id_terms_penalty_last_example = /** @type {(inputs: Terms_Penalty_Last_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rs.20`)
};

const en_terms_penalty_last_example = /** @type {(inputs: Terms_Penalty_Last_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rs.20`)
};

/**
* | output |
* | --- |
* | "Rs.20" |
*
* @param {Terms_Penalty_Last_ExampleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_last_example = /** @type {((inputs?: Terms_Penalty_Last_ExampleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_Last_ExampleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_last_example(inputs)
	return id_terms_penalty_last_example(inputs)
});