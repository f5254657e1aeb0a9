/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_OpenInputs */

const id_product_open = /** @type {(inputs: Product_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka aplikasi`)
};

const en_product_open = /** @type {(inputs: Product_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the app`)
};

/**
* | output |
* | --- |
* | "Open the app" |
*
* @param {Product_OpenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_open = /** @type {((inputs?: Product_OpenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_OpenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_open(inputs)
	return id_product_open(inputs)
});