/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_UnknownInputs */

const id_journal_unknown = /** @type {(inputs: Journal_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak mendapat jawaban. Mungkin sudah dibayar, mungkin belum. Jangan bayar lagi sebelum pinjaman Anda menunjukkannya atau bank memastikan belum dibayar.`)
};

const en_journal_unknown = /** @type {(inputs: Journal_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We got no answer. It may have been paid, or not. Do not pay again until your loan shows it or your bank says that it was not paid.`)
};

/**
* | output |
* | --- |
* | "We got no answer. It may have been paid, or not. Do not pay again until your loan shows it or your bank says that it was not paid." |
*
* @param {Journal_UnknownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_unknown = /** @type {((inputs?: Journal_UnknownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_UnknownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_unknown(inputs)
	return id_journal_unknown(inputs)
});