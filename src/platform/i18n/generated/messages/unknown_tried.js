/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_TriedInputs */

const id_unknown_tried = /** @type {(inputs: Unknown_TriedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Percobaan Anda`)
};

const en_unknown_tried = /** @type {(inputs: Unknown_TriedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your attempt`)
};

/**
* | output |
* | --- |
* | "Your attempt" |
*
* @param {Unknown_TriedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_tried = /** @type {((inputs?: Unknown_TriedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_TriedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_tried(inputs)
	return id_unknown_tried(inputs)
});