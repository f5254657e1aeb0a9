/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_ProductsInputs */

const id_privacy_use_products = /** @type {(inputs: Privacy_Use_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk menunjukkan produk yang bisa Anda ajukan, dan menghitung seberapa sering produk itu dibuka.`)
};

const en_privacy_use_products = /** @type {(inputs: Privacy_Use_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To show you products that you can apply for, and to count how often they are opened.`)
};

/**
* | output |
* | --- |
* | "To show you products that you can apply for, and to count how often they are opened." |
*
* @param {Privacy_Use_ProductsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_products = /** @type {((inputs?: Privacy_Use_ProductsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_ProductsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_products(inputs)
	return id_privacy_use_products(inputs)
});