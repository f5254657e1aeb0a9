/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Products_RepayInputs */

const id_about_products_repay = /** @type {(inputs: About_Products_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjamlah sejumlah yang bisa Anda kembalikan, walaupun Anda bisa mendapat lebih.`)
};

const en_about_products_repay = /** @type {(inputs: About_Products_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Borrow what you can repay, even if you could get more.`)
};

/**
* | output |
* | --- |
* | "Borrow what you can repay, even if you could get more." |
*
* @param {About_Products_RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_products_repay = /** @type {((inputs?: About_Products_RepayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Products_RepayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_products_repay(inputs)
	return id_about_products_repay(inputs)
});