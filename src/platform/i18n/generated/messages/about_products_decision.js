/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Products_DecisionInputs */

const id_about_products_decision = /** @type {(inputs: About_Products_DecisionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang kami tawarkan bergantung pada pengajuan Anda. Tidak semua pengajuan diterima, dan tidak semua orang ditawari jumlah tertinggi.`)
};

const en_about_products_decision = /** @type {(inputs: About_Products_DecisionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we offer you depends on your application. Not every application is accepted, and not everybody is offered the highest amount.`)
};

/**
* | output |
* | --- |
* | "What we offer you depends on your application. Not every application is accepted, and not everybody is offered the highest amount." |
*
* @param {About_Products_DecisionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_products_decision = /** @type {((inputs?: About_Products_DecisionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Products_DecisionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_products_decision(inputs)
	return id_about_products_decision(inputs)
});