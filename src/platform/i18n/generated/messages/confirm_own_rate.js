/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Own_RateInputs */

const id_confirm_own_rate = /** @type {(inputs: Confirm_Own_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bunga khusus Anda`)
};

const en_confirm_own_rate = /** @type {(inputs: Confirm_Own_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your own special rate`)
};

/**
* | output |
* | --- |
* | "Your own special rate" |
*
* @param {Confirm_Own_RateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_own_rate = /** @type {((inputs?: Confirm_Own_RateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Own_RateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_own_rate(inputs)
	return id_confirm_own_rate(inputs)
});