/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_AcceptedInputs */

const id_journal_accepted = /** @type {(inputs: Journal_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Diterima. Belum tercatat di pinjaman Anda. Jangan bayar lagi.`)
};

const en_journal_accepted = /** @type {(inputs: Journal_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accepted. Your loan does not show it yet. Do not pay it again.`)
};

/**
* | output |
* | --- |
* | "Accepted. Your loan does not show it yet. Do not pay it again." |
*
* @param {Journal_AcceptedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_accepted = /** @type {((inputs?: Journal_AcceptedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_AcceptedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_accepted(inputs)
	return id_journal_accepted(inputs)
});