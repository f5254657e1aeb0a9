/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Number_CopiedInputs */

const id_order_number_copied = /** @type {(inputs: Order_Number_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor pesanan disalin`)
};

const en_order_number_copied = /** @type {(inputs: Order_Number_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order number copied`)
};

/**
* | output |
* | --- |
* | "Order number copied" |
*
* @param {Order_Number_CopiedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const order_number_copied = /** @type {((inputs?: Order_Number_CopiedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Number_CopiedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_order_number_copied(inputs)
	return id_order_number_copied(inputs)
});