/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Past_SentInputs */

const id_past_sent = /** @type {(inputs: Past_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Anda sudah dibawa ke Alipay untuk membayar ${i?.amount}. Pastikan dulu hasilnya sebelum membayar lagi.`)
};

const en_past_sent = /** @type {(inputs: Past_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You went to Alipay to pay ${i?.amount}. Make sure of the result before you pay again.`)
};

/**
* | output |
* | --- |
* | "You went to Alipay to pay {amount}. Make sure of the result before you pay again." |
*
* @param {Past_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_sent = /** @type {((inputs: Past_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_sent(inputs)
	return id_past_sent(inputs)
});