/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_TitleInputs */

const id_product_title = /** @type {(inputs: Product_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Produk`)
};

const en_product_title = /** @type {(inputs: Product_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Products`)
};

/**
* | output |
* | --- |
* | "Products" |
*
* @param {Product_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_title = /** @type {((inputs?: Product_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_title(inputs)
	return id_product_title(inputs)
});