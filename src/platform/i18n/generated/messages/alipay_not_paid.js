/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Not_PaidInputs */

const id_alipay_not_paid = /** @type {(inputs: Alipay_Not_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum dibayar. Coba lagi, atau bayar dengan cara lain.`)
};

const en_alipay_not_paid = /** @type {(inputs: Alipay_Not_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not paid yet. Try again, or pay another way.`)
};

/**
* | output |
* | --- |
* | "Not paid yet. Try again, or pay another way." |
*
* @param {Alipay_Not_PaidInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_not_paid = /** @type {((inputs?: Alipay_Not_PaidInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Not_PaidInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_not_paid(inputs)
	return id_alipay_not_paid(inputs)
});