/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Products_TitleInputs */

const id_about_products_title = /** @type {(inputs: About_Products_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Produk`)
};

const en_about_products_title = /** @type {(inputs: About_Products_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Products`)
};

/**
* | output |
* | --- |
* | "Products" |
*
* @param {About_Products_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_products_title = /** @type {((inputs?: About_Products_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Products_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_products_title(inputs)
	return id_about_products_title(inputs)
});