/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Past_Unknown_GoInputs */

const id_past_unknown_go = /** @type {(inputs: Past_Unknown_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa pembayaran`)
};

const en_past_unknown_go = /** @type {(inputs: Past_Unknown_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the payment`)
};

/**
* | output |
* | --- |
* | "Check the payment" |
*
* @param {Past_Unknown_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_unknown_go = /** @type {((inputs?: Past_Unknown_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_Unknown_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_unknown_go(inputs)
	return id_past_unknown_go(inputs)
});