/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_LostInputs */

const id_alipay_lost = /** @type {(inputs: Alipay_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Situs pembayaran belum bisa dibuka. Belum ada yang dibayar, karena membayarnya di situs itu. Coba lagi.`)
};

const en_alipay_lost = /** @type {(inputs: Alipay_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment site could not be opened. Nothing was paid, because you pay on that site. Try again.`)
};

/**
* | output |
* | --- |
* | "The payment site could not be opened. Nothing was paid, because you pay on that site. Try again." |
*
* @param {Alipay_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_lost = /** @type {((inputs?: Alipay_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_lost(inputs)
	return id_alipay_lost(inputs)
});