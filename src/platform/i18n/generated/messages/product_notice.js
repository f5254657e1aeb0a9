/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_NoticeInputs */

const id_product_notice = /** @type {(inputs: Product_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih produk di aplikasi`)
};

const en_product_notice = /** @type {(inputs: Product_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a product in the app`)
};

/**
* | output |
* | --- |
* | "Choose a product in the app" |
*
* @param {Product_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_notice = /** @type {((inputs?: Product_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_notice(inputs)
	return id_product_notice(inputs)
});