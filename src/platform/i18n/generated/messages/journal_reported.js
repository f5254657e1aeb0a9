/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_ReportedInputs */

const id_journal_reported = /** @type {(inputs: Journal_ReportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda memberi tahu kami bahwa Anda sudah membayar. Belum tercatat di pinjaman Anda. Jangan bayar lagi.`)
};

const en_journal_reported = /** @type {(inputs: Journal_ReportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You told us that you paid. Your loan does not show it yet. Do not pay it again.`)
};

/**
* | output |
* | --- |
* | "You told us that you paid. Your loan does not show it yet. Do not pay it again." |
*
* @param {Journal_ReportedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_reported = /** @type {((inputs?: Journal_ReportedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_ReportedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_reported(inputs)
	return id_journal_reported(inputs)
});