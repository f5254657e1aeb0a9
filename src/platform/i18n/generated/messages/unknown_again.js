/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_AgainInputs */

const id_unknown_again = /** @type {(inputs: Unknown_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tetap bayar lagi`)
};

const en_unknown_again = /** @type {(inputs: Unknown_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay again all the same`)
};

/**
* | output |
* | --- |
* | "Pay again all the same" |
*
* @param {Unknown_AgainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_again = /** @type {((inputs?: Unknown_AgainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_AgainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_again(inputs)
	return id_unknown_again(inputs)
});