/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Past_Made_UnknownInputs */

const id_past_made_unknown = /** @type {(inputs: Past_Made_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pembayaran Anda pukul ${i?.time} mungkin belum tercatat. Tunggu sampai 1 jam, jangan bayar lagi dulu.`)
};

const en_past_made_unknown = /** @type {(inputs: Past_Made_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your payment at ${i?.time} may not be recorded yet. Wait up to 1 hour before you pay again.`)
};

/**
* | output |
* | --- |
* | "Your payment at {time} may not be recorded yet. Wait up to 1 hour before you pay again." |
*
* @param {Past_Made_UnknownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_made_unknown = /** @type {((inputs: Past_Made_UnknownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_Made_UnknownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_made_unknown(inputs)
	return id_past_made_unknown(inputs)
});