/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, time: NonNullable<unknown> }} Journal_In_ListInputs */

const id_journal_in_list = /** @type {(inputs: Journal_In_ListInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pembayaran ${i?.amount} (${i?.time}) mungkin belum diperhitungkan di sini.`)
};

const en_journal_in_list = /** @type {(inputs: Journal_In_ListInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A payment of ${i?.amount} (${i?.time}) may not be counted here yet.`)
};

/**
* | output |
* | --- |
* | "A payment of {amount} ({time}) may not be counted here yet." |
*
* @param {Journal_In_ListInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_in_list = /** @type {((inputs: Journal_In_ListInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_In_ListInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_in_list(inputs)
	return id_journal_in_list(inputs)
});