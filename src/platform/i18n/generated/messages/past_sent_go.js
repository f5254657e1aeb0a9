/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Past_Sent_GoInputs */

const id_past_sent_go = /** @type {(inputs: Past_Sent_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah bayar?`)
};

const en_past_sent_go = /** @type {(inputs: Past_Sent_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you pay?`)
};

/**
* | output |
* | --- |
* | "Did you pay?" |
*
* @param {Past_Sent_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_sent_go = /** @type {((inputs?: Past_Sent_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_Sent_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_sent_go(inputs)
	return id_past_sent_go(inputs)
});