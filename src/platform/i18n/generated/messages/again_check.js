/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Again_CheckInputs */

const id_again_check = /** @type {(inputs: Again_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa pinjaman dulu`)
};

const en_again_check = /** @type {(inputs: Again_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check my loan first`)
};

/**
* | output |
* | --- |
* | "Check my loan first" |
*
* @param {Again_CheckInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_check = /** @type {((inputs?: Again_CheckInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_CheckInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_check(inputs)
	return id_again_check(inputs)
});