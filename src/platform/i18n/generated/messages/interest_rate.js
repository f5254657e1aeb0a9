/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Interest_RateInputs */

const id_interest_rate = /** @type {(inputs: Interest_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bunga`)
};

const en_interest_rate = /** @type {(inputs: Interest_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Interest rate`)
};

/**
* | output |
* | --- |
* | "Interest rate" |
*
* @param {Interest_RateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const interest_rate = /** @type {((inputs?: Interest_RateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Interest_RateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_interest_rate(inputs)
	return id_interest_rate(inputs)
});