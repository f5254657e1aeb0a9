/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Payway_Duplicate_TextInputs */

const id_payway_duplicate_text = /** @type {(inputs: Payway_Duplicate_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pembayaran ${i?.amount} mungkin sudah diterima. Periksa pesanan Anda sebelum membayar lagi.`)
};

const en_payway_duplicate_text = /** @type {(inputs: Payway_Duplicate_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your payment of ${i?.amount} may have been accepted already. Check your order before you pay again.`)
};

/**
* | output |
* | --- |
* | "Your payment of {amount} may have been accepted already. Check your order before you pay again." |
*
* @param {Payway_Duplicate_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_duplicate_text = /** @type {((inputs: Payway_Duplicate_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_Duplicate_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_duplicate_text(inputs)
	return id_payway_duplicate_text(inputs)
});