/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Amount_MissingInputs */

const id_alipay_amount_missing = /** @type {(inputs: Alipay_Amount_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah yang dibayar tidak ada di tautan ini, atau tidak bisa dibaca. Belum ada yang dibayar. Buka lagi dari aplikasi.`)
};

const en_alipay_amount_missing = /** @type {(inputs: Alipay_Amount_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link has no amount to pay, or none that can be read. Nothing was paid. Open it from the app again.`)
};

/**
* | output |
* | --- |
* | "This link has no amount to pay, or none that can be read. Nothing was paid. Open it from the app again." |
*
* @param {Alipay_Amount_MissingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_amount_missing = /** @type {((inputs?: Alipay_Amount_MissingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Amount_MissingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_amount_missing(inputs)
	return id_alipay_amount_missing(inputs)
});