/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Late_SentInputs */

const id_journal_late_sent = /** @type {(inputs: Journal_Late_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sudah mengajukan keluhan soal pinjaman ini. Jawabannya datang di Keluhan saya. Kalau mendesak, telepon kami.`)
};

const en_journal_late_sent = /** @type {(inputs: Journal_Late_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have sent a complaint about this loan already. The answer comes in My complaints. If it cannot wait, call us.`)
};

/**
* | output |
* | --- |
* | "You have sent a complaint about this loan already. The answer comes in My complaints. If it cannot wait, call us." |
*
* @param {Journal_Late_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_sent = /** @type {((inputs?: Journal_Late_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_sent(inputs)
	return id_journal_late_sent(inputs)
});