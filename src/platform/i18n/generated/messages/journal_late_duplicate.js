/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, amount: NonNullable<unknown> }} Journal_Late_DuplicateInputs */

const id_journal_late_duplicate = /** @type {(inputs: Journal_Late_DuplicateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pada ${i?.time} saya mengirim pembayaran ${i?.amount} dan mendapat jawaban bahwa pembayaran itu sudah pernah dikirim. Pembayaran ini belum tercatat di pinjaman saya.`)
};

const en_journal_late_duplicate = /** @type {(inputs: Journal_Late_DuplicateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`On ${i?.time} I sent a payment of ${i?.amount} and was told that it had been sent before. My loan does not show it.`)
};

/**
* | output |
* | --- |
* | "On {time} I sent a payment of {amount} and was told that it had been sent before. My loan does not show it." |
*
* @param {Journal_Late_DuplicateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_duplicate = /** @type {((inputs: Journal_Late_DuplicateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_DuplicateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_duplicate(inputs)
	return id_journal_late_duplicate(inputs)
});