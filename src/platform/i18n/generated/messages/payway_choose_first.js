/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_Choose_FirstInputs */

const id_payway_choose_first = /** @type {(inputs: Payway_Choose_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih dulu kartu bank untuk membayar`)
};

const en_payway_choose_first = /** @type {(inputs: Payway_Choose_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`please choose the payment bank card first`)
};

/**
* | output |
* | --- |
* | "please choose the payment bank card first" |
*
* @param {Payway_Choose_FirstInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_choose_first = /** @type {((inputs?: Payway_Choose_FirstInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_Choose_FirstInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_choose_first(inputs)
	return id_payway_choose_first(inputs)
});