/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_ExampleInputs */

const id_terms_penalty_example = /** @type {(inputs: Terms_Penalty_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contoh`)
};

const en_terms_penalty_example = /** @type {(inputs: Terms_Penalty_ExampleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Example`)
};

/**
* | output |
* | --- |
* | "Example" |
*
* @param {Terms_Penalty_ExampleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_example = /** @type {((inputs?: Terms_Penalty_ExampleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_ExampleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_example(inputs)
	return id_terms_penalty_example(inputs)
});