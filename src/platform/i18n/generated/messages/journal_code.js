/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_CodeInputs */

const id_journal_code = /** @type {(inputs: Journal_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menunggu kode dari SMS. Belum ada uang yang diambil.`)
};

const en_journal_code = /** @type {(inputs: Journal_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waits for the code in the SMS. You have not been charged.`)
};

/**
* | output |
* | --- |
* | "Waits for the code in the SMS. You have not been charged." |
*
* @param {Journal_CodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_code = /** @type {((inputs?: Journal_CodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_CodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_code(inputs)
	return id_journal_code(inputs)
});