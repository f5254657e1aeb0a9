/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Denied_CardInputs */

const id_journal_denied_card = /** @type {(inputs: Journal_Denied_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda memberi tahu kami bahwa bank tidak mengambil uangnya. Kalau ternyata diambil dan Anda bayar lagi, Anda membayar dua kali.`)
};

const en_journal_denied_card = /** @type {(inputs: Journal_Denied_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You told us that your bank did not take it. If it takes it after all and you pay again, you pay twice.`)
};

/**
* | output |
* | --- |
* | "You told us that your bank did not take it. If it takes it after all and you pay again, you pay twice." |
*
* @param {Journal_Denied_CardInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_denied_card = /** @type {((inputs?: Journal_Denied_CardInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Denied_CardInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_denied_card(inputs)
	return id_journal_denied_card(inputs)
});