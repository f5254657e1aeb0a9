/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_LostInputs */

const id_payway_lost = /** @type {(inputs: Payway_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terjadi kesalahan`)
};

const en_payway_lost = /** @type {(inputs: Payway_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`error`)
};

/**
* | output |
* | --- |
* | "error" |
*
* @param {Payway_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_lost = /** @type {((inputs?: Payway_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_lost(inputs)
	return id_payway_lost(inputs)
});