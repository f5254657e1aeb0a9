/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Turned_AwayInputs */

const id_journal_turned_away = /** @type {(inputs: Journal_Turned_AwayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Permintaan ini ditolak sebelum diproses, jadi kemungkinan besar belum dibayar. Lihat dulu apakah pinjaman Anda menunjukkan pembayaran ini.`)
};

const en_journal_turned_away = /** @type {(inputs: Journal_Turned_AwayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was turned away before it was handled, so it was probably not paid. See first if your loan shows this payment.`)
};

/**
* | output |
* | --- |
* | "It was turned away before it was handled, so it was probably not paid. See first if your loan shows this payment." |
*
* @param {Journal_Turned_AwayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_turned_away = /** @type {((inputs?: Journal_Turned_AwayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Turned_AwayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_turned_away(inputs)
	return id_journal_turned_away(inputs)
});