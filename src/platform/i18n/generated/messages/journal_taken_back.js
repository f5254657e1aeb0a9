/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Taken_BackInputs */

const id_journal_taken_back = /** @type {(inputs: Journal_Taken_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah dicatat. Pembayaran ini tidak ditunggu lagi.`)
};

const en_journal_taken_back = /** @type {(inputs: Journal_Taken_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Noted. This payment is not expected any more.`)
};

/**
* | output |
* | --- |
* | "Noted. This payment is not expected any more." |
*
* @param {Journal_Taken_BackInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_taken_back = /** @type {((inputs?: Journal_Taken_BackInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Taken_BackInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_taken_back(inputs)
	return id_journal_taken_back(inputs)
});