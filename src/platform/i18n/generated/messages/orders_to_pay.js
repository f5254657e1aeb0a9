/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Orders_To_PayInputs */

const id_orders_to_pay = /** @type {(inputs: Orders_To_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tagihan`)
};

const en_orders_to_pay = /** @type {(inputs: Orders_To_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To pay`)
};

/**
* | output |
* | --- |
* | "To pay" |
*
* @param {Orders_To_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_to_pay = /** @type {((inputs?: Orders_To_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_To_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_to_pay(inputs)
	return id_orders_to_pay(inputs)
});