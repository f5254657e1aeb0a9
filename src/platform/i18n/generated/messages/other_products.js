/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Other_ProductsInputs */

const id_other_products = /** @type {(inputs: Other_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Produk lain untuk Anda`)
};

const en_other_products = /** @type {(inputs: Other_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other products for you`)
};

/**
* | output |
* | --- |
* | "Other products for you" |
*
* @param {Other_ProductsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const other_products = /** @type {((inputs?: Other_ProductsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Other_ProductsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_other_products(inputs)
	return id_other_products(inputs)
});