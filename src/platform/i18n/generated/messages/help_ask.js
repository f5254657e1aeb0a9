/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_AskInputs */

const id_help_ask = /** @type {(inputs: Help_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tanya asisten`)
};

const en_help_ask = /** @type {(inputs: Help_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask the assistant`)
};

/**
* | output |
* | --- |
* | "Ask the assistant" |
*
* @param {Help_AskInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const help_ask = /** @type {((inputs?: Help_AskInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_AskInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_help_ask(inputs)
	return id_help_ask(inputs)
});