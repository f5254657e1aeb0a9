/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_WriteInputs */

const id_help_write = /** @type {(inputs: Help_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirim e-mail`)
};

const en_help_write = /** @type {(inputs: Help_WriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write an e-mail`)
};

/**
* | output |
* | --- |
* | "Write an e-mail" |
*
* @param {Help_WriteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const help_write = /** @type {((inputs?: Help_WriteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_WriteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_help_write(inputs)
	return id_help_write(inputs)
});