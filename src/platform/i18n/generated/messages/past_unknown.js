/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Past_UnknownInputs */

const id_past_unknown = /** @type {(inputs: Past_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hasil pembayaran ${i?.amount} belum kami ketahui. Periksa dulu sebelum membayar lagi.`)
};

const en_past_unknown = /** @type {(inputs: Past_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We do not know the result of your payment of ${i?.amount}. Check it before you pay again.`)
};

/**
* | output |
* | --- |
* | "We do not know the result of your payment of {amount}. Check it before you pay again." |
*
* @param {Past_UnknownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_unknown = /** @type {((inputs: Past_UnknownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_UnknownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_unknown(inputs)
	return id_past_unknown(inputs)
});