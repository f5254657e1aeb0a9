/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Code_RefusedInputs */

const id_journal_code_refused = /** @type {(inputs: Journal_Code_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode yang Anda masukkan ditolak, jadi kemungkinan besar belum dibayar. Masukkan kode yang benar.`)
};

const en_journal_code_refused = /** @type {(inputs: Journal_Code_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The code you entered was refused, so it was probably not paid. Enter the right one.`)
};

/**
* | output |
* | --- |
* | "The code you entered was refused, so it was probably not paid. Enter the right one." |
*
* @param {Journal_Code_RefusedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_code_refused = /** @type {((inputs?: Journal_Code_RefusedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Code_RefusedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_code_refused(inputs)
	return id_journal_code_refused(inputs)
});