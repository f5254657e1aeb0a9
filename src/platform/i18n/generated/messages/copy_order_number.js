/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Copy_Order_NumberInputs */

const id_copy_order_number = /** @type {(inputs: Copy_Order_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salin nomor pesanan`)
};

const en_copy_order_number = /** @type {(inputs: Copy_Order_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the order number`)
};

/**
* | output |
* | --- |
* | "Copy the order number" |
*
* @param {Copy_Order_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const copy_order_number = /** @type {((inputs?: Copy_Order_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Copy_Order_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_copy_order_number(inputs)
	return id_copy_order_number(inputs)
});