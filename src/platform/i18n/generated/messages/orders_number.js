/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Orders_NumberInputs */

const id_orders_number = /** @type {(inputs: Orders_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No. ${i?.number}`)
};

const en_orders_number = /** @type {(inputs: Orders_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No. ${i?.number}`)
};

/**
* | output |
* | --- |
* | "No. {number}" |
*
* @param {Orders_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_number = /** @type {((inputs: Orders_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_number(inputs)
	return id_orders_number(inputs)
});