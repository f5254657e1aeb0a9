/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_OffersInputs */

const id_product_offers = /** @type {(inputs: Product_OffersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat pilihan untuk Anda`)
};

const en_product_offers = /** @type {(inputs: Product_OffersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what is chosen for you`)
};

/**
* | output |
* | --- |
* | "See what is chosen for you" |
*
* @param {Product_OffersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_offers = /** @type {((inputs?: Product_OffersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_OffersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_offers(inputs)
	return id_product_offers(inputs)
});