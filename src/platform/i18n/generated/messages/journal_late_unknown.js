/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, amount: NonNullable<unknown> }} Journal_Late_UnknownInputs */

const id_journal_late_unknown = /** @type {(inputs: Journal_Late_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pada ${i?.time} saya mengirim pembayaran ${i?.amount} dan tidak mendapat jawaban. Pembayaran ini belum tercatat di pinjaman saya, dan saya tidak tahu apakah uangnya diambil.`)
};

const en_journal_late_unknown = /** @type {(inputs: Journal_Late_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`On ${i?.time} I sent a payment of ${i?.amount} and got no answer. My loan does not show it, and I do not know whether it was taken.`)
};

/**
* | output |
* | --- |
* | "On {time} I sent a payment of {amount} and got no answer. My loan does not show it, and I do not know whether it was taken." |
*
* @param {Journal_Late_UnknownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_unknown = /** @type {((inputs: Journal_Late_UnknownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_UnknownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_unknown(inputs)
	return id_journal_late_unknown(inputs)
});