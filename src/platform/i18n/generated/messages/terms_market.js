/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_MarketInputs */

const id_terms_market = /** @type {(inputs: Terms_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Inilah ketentuan pinjaman kami di India. Semua jumlah dalam rupee India (Rs.), dengan koma sebagai pemisah ribuan.`)
};

const en_terms_market = /** @type {(inputs: Terms_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These are the terms of our loans in India. All amounts are in Indian rupees (Rs.).`)
};

/**
* | output |
* | --- |
* | "These are the terms of our loans in India. All amounts are in Indian rupees (Rs.)." |
*
* @param {Terms_MarketInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_market = /** @type {((inputs?: Terms_MarketInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_MarketInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_market(inputs)
	return id_terms_market(inputs)
});