/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Handed_OverInputs */

const id_journal_handed_over = /** @type {(inputs: Journal_Handed_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sudah kami antar ke Alipay. Kalau sudah membayar di sana, jangan bayar lagi.`)
};

const en_journal_handed_over = /** @type {(inputs: Journal_Handed_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We sent you to Alipay. If you paid there, do not pay again.`)
};

/**
* | output |
* | --- |
* | "We sent you to Alipay. If you paid there, do not pay again." |
*
* @param {Journal_Handed_OverInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_handed_over = /** @type {((inputs?: Journal_Handed_OverInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Handed_OverInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_handed_over(inputs)
	return id_journal_handed_over(inputs)
});