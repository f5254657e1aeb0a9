/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Code_GoInputs */

const id_journal_code_go = /** @type {(inputs: Journal_Code_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masukkan kode`)
};

const en_journal_code_go = /** @type {(inputs: Journal_Code_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the code`)
};

/**
* | output |
* | --- |
* | "Enter the code" |
*
* @param {Journal_Code_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_code_go = /** @type {((inputs?: Journal_Code_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Code_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_code_go(inputs)
	return id_journal_code_go(inputs)
});