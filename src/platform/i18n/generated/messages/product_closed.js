/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_ClosedInputs */

const id_product_closed = /** @type {(inputs: Product_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sedang tidak menerima pengajuan`)
};

const en_product_closed = /** @type {(inputs: Product_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takes no applications at the moment`)
};

/**
* | output |
* | --- |
* | "Takes no applications at the moment" |
*
* @param {Product_ClosedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_closed = /** @type {((inputs?: Product_ClosedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_ClosedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_closed(inputs)
	return id_product_closed(inputs)
});