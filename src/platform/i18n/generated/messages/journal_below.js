/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_BelowInputs */

const id_journal_below = /** @type {(inputs: Journal_BelowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang tertulis di bawah belum memperhitungkan pembayaran ini.`)
};

const en_journal_below = /** @type {(inputs: Journal_BelowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you see below does not include this payment yet.`)
};

/**
* | output |
* | --- |
* | "What you see below does not include this payment yet." |
*
* @param {Journal_BelowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_below = /** @type {((inputs?: Journal_BelowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_BelowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_below(inputs)
	return id_journal_below(inputs)
});