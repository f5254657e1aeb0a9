/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_CheckInputs */

const id_unknown_check = /** @type {(inputs: Unknown_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa pinjaman saya`)
};

const en_unknown_check = /** @type {(inputs: Unknown_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check my loan`)
};

/**
* | output |
* | --- |
* | "Check my loan" |
*
* @param {Unknown_CheckInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_check = /** @type {((inputs?: Unknown_CheckInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_CheckInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_check(inputs)
	return id_unknown_check(inputs)
});