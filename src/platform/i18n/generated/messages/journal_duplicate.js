/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_DuplicateInputs */

const id_journal_duplicate = /** @type {(inputs: Journal_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sudah pernah dikirim. Jangan bayar lagi sebelum pinjaman Anda menunjukkannya atau bank memastikan belum dibayar.`)
};

const en_journal_duplicate = /** @type {(inputs: Journal_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This payment was sent before. Do not pay it again until your loan shows it or your bank says that it was not paid.`)
};

/**
* | output |
* | --- |
* | "This payment was sent before. Do not pay it again until your loan shows it or your bank says that it was not paid." |
*
* @param {Journal_DuplicateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_duplicate = /** @type {((inputs?: Journal_DuplicateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_DuplicateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_duplicate(inputs)
	return id_journal_duplicate(inputs)
});