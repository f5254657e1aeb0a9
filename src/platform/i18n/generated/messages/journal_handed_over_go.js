/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Handed_Over_GoInputs */

const id_journal_handed_over_go = /** @type {(inputs: Journal_Handed_Over_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah bayar?`)
};

const en_journal_handed_over_go = /** @type {(inputs: Journal_Handed_Over_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you pay?`)
};

/**
* | output |
* | --- |
* | "Did you pay?" |
*
* @param {Journal_Handed_Over_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_handed_over_go = /** @type {((inputs?: Journal_Handed_Over_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Handed_Over_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_handed_over_go(inputs)
	return id_journal_handed_over_go(inputs)
});