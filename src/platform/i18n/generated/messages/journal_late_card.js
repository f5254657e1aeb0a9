/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, card: NonNullable<unknown>, time: NonNullable<unknown> }} Journal_Late_CardInputs */

const id_journal_late_card = /** @type {(inputs: Journal_Late_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saya membayar ${i?.amount} dengan kartu (${i?.card}) pada ${i?.time}. Pembayaran ini belum tercatat di pinjaman saya.`)
};

const en_journal_late_card = /** @type {(inputs: Journal_Late_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`I paid ${i?.amount} by card (${i?.card}) on ${i?.time}. My loan does not show it yet.`)
};

/**
* | output |
* | --- |
* | "I paid {amount} by card ({card}) on {time}. My loan does not show it yet." |
*
* @param {Journal_Late_CardInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_card = /** @type {((inputs: Journal_Late_CardInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_CardInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_card(inputs)
	return id_journal_late_card(inputs)
});