/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Unknown_SiteInputs */

const id_alipay_unknown_site = /** @type {(inputs: Alipay_Unknown_SiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Situs pembayaran ini tidak kami kenal, jadi tidak kami buka. Belum ada yang dibayar. Bayar dengan cara lain, atau telepon kami.`)
};

const en_alipay_unknown_site = /** @type {(inputs: Alipay_Unknown_SiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know this payment site, so we have not opened it. Nothing was paid. Pay another way, or call us.`)
};

/**
* | output |
* | --- |
* | "We do not know this payment site, so we have not opened it. Nothing was paid. Pay another way, or call us." |
*
* @param {Alipay_Unknown_SiteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_unknown_site = /** @type {((inputs?: Alipay_Unknown_SiteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Unknown_SiteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_unknown_site(inputs)
	return id_alipay_unknown_site(inputs)
});