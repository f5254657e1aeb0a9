/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, time: NonNullable<unknown> }} Journal_Late_AccountInputs */

const id_journal_late_account = /** @type {(inputs: Journal_Late_AccountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saya membayar ${i?.amount} ke nomor yang diberikan kepada saya pada ${i?.time}. Pembayaran ini belum terlihat di pinjaman saya.`)
};

const en_journal_late_account = /** @type {(inputs: Journal_Late_AccountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`I paid ${i?.amount} to the number you gave me on ${i?.time}. My loan does not show it yet.`)
};

/**
* | output |
* | --- |
* | "I paid {amount} to the number you gave me on {time}. My loan does not show it yet." |
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