/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Bank_Did_NotInputs */

const id_journal_bank_did_not = /** @type {(inputs: Journal_Bank_Did_NotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank tidak mengambil uangnya`)
};

const en_journal_bank_did_not = /** @type {(inputs: Journal_Bank_Did_NotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My bank did not take it`)
};

/**
* | output |
* | --- |
* | "My bank did not take it" |
*
* @param {Journal_Bank_Did_NotInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_bank_did_not = /** @type {((inputs?: Journal_Bank_Did_NotInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Bank_Did_NotInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_bank_did_not(inputs)
	return id_journal_bank_did_not(inputs)
});