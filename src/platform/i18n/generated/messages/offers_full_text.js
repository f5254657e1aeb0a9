/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offers_Full_TextInputs */

const id_offers_full_text = /** @type {(inputs: Offers_Full_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hari ini tidak ada lagi produk yang menerima pengajuan. Silakan kembali besok.`)
};

const en_offers_full_text = /** @type {(inputs: Offers_Full_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No product takes any more applications today. Please come back tomorrow.`)
};

/**
* | output |
* | --- |
* | "No product takes any more applications today. Please come back tomorrow." |
*
* @param {Offers_Full_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offers_full_text = /** @type {((inputs?: Offers_Full_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offers_Full_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offers_full_text(inputs)
	return id_offers_full_text(inputs)
});