/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Unknown_TextInputs */

const id_unknown_text = /** @type {(inputs: Unknown_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kami tidak mendapat jawaban tentang pembayaran ${i?.amount}. Mungkin sudah diterima, mungkin belum. Jangan membayar lagi sebelum memeriksa pesanan Anda.`)
};

const en_unknown_text = /** @type {(inputs: Unknown_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We got no answer about your payment of ${i?.amount}. It may have been accepted, or not. Do not pay again before you have checked your order.`)
};

/**
* | output |
* | --- |
* | "We got no answer about your payment of {amount}. It may have been accepted, or not. Do not pay again before you have checked your order." |
*
* @param {Unknown_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_text = /** @type {((inputs: Unknown_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_text(inputs)
	return id_unknown_text(inputs)
});