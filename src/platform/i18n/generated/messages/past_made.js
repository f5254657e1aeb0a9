/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, time: NonNullable<unknown> }} Past_MadeInputs */

const id_past_made = /** @type {(inputs: Past_MadeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pembayaran ${i?.amount} pukul ${i?.time} mungkin belum tercatat. Tunggu sampai 1 jam, jangan bayar lagi dulu.`)
};

const en_past_made = /** @type {(inputs: Past_MadeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your payment of ${i?.amount} at ${i?.time} may not be recorded yet. Wait up to 1 hour before you pay again.`)
};

/**
* | output |
* | --- |
* | "Your payment of {amount} at {time} may not be recorded yet. Wait up to 1 hour before you pay again." |
*
* @param {Past_MadeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_made = /** @type {((inputs: Past_MadeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_MadeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_made(inputs)
	return id_past_made(inputs)
});