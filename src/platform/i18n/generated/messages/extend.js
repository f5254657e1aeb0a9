/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} ExtendInputs */

const id_extend = /** @type {(inputs: ExtendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perpanjang`)
};

const en_extend = /** @type {(inputs: ExtendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Extend the loan`)
};

/**
* | output |
* | --- |
* | "Extend the loan" |
*
* @param {ExtendInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extend = /** @type {((inputs?: ExtendInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<ExtendInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extend(inputs)
	return id_extend(inputs)
});