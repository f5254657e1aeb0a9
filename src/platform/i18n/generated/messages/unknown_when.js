/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_WhenInputs */

const id_unknown_when = /** @type {(inputs: Unknown_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dikirim`)
};

const en_unknown_when = /** @type {(inputs: Unknown_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent`)
};

/**
* | output |
* | --- |
* | "Sent" |
*
* @param {Unknown_WhenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_when = /** @type {((inputs?: Unknown_WhenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_WhenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_when(inputs)
	return id_unknown_when(inputs)
});