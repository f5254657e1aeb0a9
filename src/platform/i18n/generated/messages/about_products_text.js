/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Products_TextInputs */

const id_about_products_text = /** @type {(inputs: About_Products_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman tunai dalam mata uang negara Anda:`)
};

const en_about_products_text = /** @type {(inputs: About_Products_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cash loans in the currency of your market:`)
};

/**
* | output |
* | --- |
* | "Cash loans in the currency of your market:" |
*
* @param {About_Products_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_products_text = /** @type {((inputs?: About_Products_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Products_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_products_text(inputs)
	return id_about_products_text(inputs)
});