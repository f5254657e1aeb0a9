/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Late_TextInputs */

const id_journal_late_text = /** @type {(inputs: Journal_Late_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan keluhan soal pembayaran ini, dengan foto bukti bayar kalau ada, atau telepon kami.`)
};

const en_journal_late_text = /** @type {(inputs: Journal_Late_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complain about this payment with a photo of the receipt if you have one, or call us.`)
};

/**
* | output |
* | --- |
* | "Complain about this payment with a photo of the receipt if you have one, or call us." |
*
* @param {Journal_Late_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_text = /** @type {((inputs?: Journal_Late_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_text(inputs)
	return id_journal_late_text(inputs)
});