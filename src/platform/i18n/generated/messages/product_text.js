/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown> }} Product_TextInputs */

const id_product_text = /** @type {(inputs: Product_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Semua produk, beserta jumlah, bunga, dan jangka waktunya, ada di aplikasi ${i?.app}.`)
};

const en_product_text = /** @type {(inputs: Product_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All products, with their amounts, rates and terms, are in the ${i?.app} app.`)
};

/**
* | output |
* | --- |
* | "All products, with their amounts, rates and terms, are in the {app} app." |
*
* @param {Product_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_text = /** @type {((inputs: Product_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_text(inputs)
	return id_product_text(inputs)
});