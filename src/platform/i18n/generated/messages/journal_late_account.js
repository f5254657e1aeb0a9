/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, amount: NonNullable<unknown> }} Journal_Late_AccountInputs */

const id_journal_late_account = /** @type {(inputs: Journal_Late_AccountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pada ${i?.time} saya memberi tahu bahwa saya sudah membayar ${i?.amount} ke nomor yang diberikan kepada saya. Pembayaran ini belum tercatat di pinjaman saya.`)
};

const en_journal_late_account = /** @type {(inputs: Journal_Late_AccountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`On ${i?.time} I told you that I had paid ${i?.amount} to the number you gave me. My loan does not show it yet.`)
};

/**
* | output |
* | --- |
* | "On {time} I told you that I had paid {amount} to the number you gave me. My loan does not show it yet." |
*
* @param {Journal_Late_AccountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_account = /** @type {((inputs: Journal_Late_AccountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_AccountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_account(inputs)
	return id_journal_late_account(inputs)
});