/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Refused_CodeInputs */

const id_journal_refused_code = /** @type {(inputs: Journal_Refused_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode yang Anda masukkan ditolak, jadi kemungkinan besar belum dibayar. Sebelum membayar lagi, lihat dulu apakah pinjaman atau bank Anda menunjukkan pembayaran ini.`)
};

const en_journal_refused_code = /** @type {(inputs: Journal_Refused_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The code you entered was refused, so it was probably not paid. Before you pay again, see if your loan or your bank shows this payment.`)
};

/**
* | output |
* | --- |
* | "The code you entered was refused, so it was probably not paid. Before you pay again, see if your loan or your bank shows this payment." |
*
* @param {Journal_Refused_CodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_refused_code = /** @type {((inputs?: Journal_Refused_CodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Refused_CodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_refused_code(inputs)
	return id_journal_refused_code(inputs)
});