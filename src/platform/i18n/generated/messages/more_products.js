/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} More_ProductsInputs */

const id_more_products = /** @type {(inputs: More_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat produk lainnya`)
};

const en_more_products = /** @type {(inputs: More_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See more products`)
};

/**
* | output |
* | --- |
* | "See more products" |
*
* @param {More_ProductsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const more_products = /** @type {((inputs?: More_ProductsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<More_ProductsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_more_products(inputs)
	return id_more_products(inputs)
});