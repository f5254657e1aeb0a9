/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, time: NonNullable<unknown> }} Past_AcceptedInputs */

const id_past_accepted = /** @type {(inputs: Past_AcceptedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pembayaran ${i?.amount} diterima pukul ${i?.time}. Bisa perlu 5 menit sampai 1 jam sebelum pesanan berubah.`)
};

const en_past_accepted = /** @type {(inputs: Past_AcceptedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your payment of ${i?.amount} was accepted at ${i?.time}. It can take 5 minutes to 1 hour until the order changes.`)
};

/**
* | output |
* | --- |
* | "Your payment of {amount} was accepted at {time}. It can take 5 minutes to 1 hour until the order changes." |
*
* @param {Past_AcceptedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const past_accepted = /** @type {((inputs: Past_AcceptedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Past_AcceptedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_past_accepted(inputs)
	return id_past_accepted(inputs)
});