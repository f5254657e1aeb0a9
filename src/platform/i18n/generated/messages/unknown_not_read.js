/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_Not_ReadInputs */

const id_unknown_not_read = /** @type {(inputs: Unknown_Not_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda belum bisa dibaca. Coba lagi sebentar lagi.`)
};

const en_unknown_not_read = /** @type {(inputs: Unknown_Not_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan could not be read. Try again in a moment.`)
};

/**
* | output |
* | --- |
* | "Your loan could not be read. Try again in a moment." |
*
* @param {Unknown_Not_ReadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_not_read = /** @type {((inputs?: Unknown_Not_ReadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_Not_ReadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_not_read(inputs)
	return id_unknown_not_read(inputs)
});