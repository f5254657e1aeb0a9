/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_AmountInputs */

const id_payway_amount = /** @type {(inputs: Payway_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah yang dibayar`)
};

const en_payway_amount = /** @type {(inputs: Payway_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You pay`)
};

/**
* | output |
* | --- |
* | "You pay" |
*
* @param {Payway_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_amount = /** @type {((inputs?: Payway_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_amount(inputs)
	return id_payway_amount(inputs)
});