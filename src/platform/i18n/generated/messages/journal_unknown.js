/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_UnknownInputs */

const id_journal_unknown = /** @type {(inputs: Journal_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak mendapat jawaban. Mungkin sudah dibayar, mungkin belum. Bayar lagi hanya kalau bank memastikan tidak mengambil uang.`)
};

const en_journal_unknown = /** @type {(inputs: Journal_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We got no answer. It may have been paid, or not. Pay again only if your bank says that it took nothing.`)
};

/**
* | output |
* | --- |
* | "We got no answer. It may have been paid, or not. Pay again only if your bank says that it took nothing." |
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