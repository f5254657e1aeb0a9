/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Code_UnseenInputs */

const id_journal_code_unseen = /** @type {(inputs: Journal_Code_UnseenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Permintaannya ditolak sebelum diproses. Masukkan kode itu lagi, atau lihat dulu apakah pinjaman Anda menunjukkan pembayaran ini.`)
};

const en_journal_code_unseen = /** @type {(inputs: Journal_Code_UnseenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The request was turned away before it was handled. Enter the code again, or see first if your loan shows this payment.`)
};

/**
* | output |
* | --- |
* | "The request was turned away before it was handled. Enter the code again, or see first if your loan shows this payment." |
*
* @param {Journal_Code_UnseenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_code_unseen = /** @type {((inputs?: Journal_Code_UnseenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Code_UnseenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_code_unseen(inputs)
	return id_journal_code_unseen(inputs)
});