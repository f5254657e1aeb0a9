/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_FeeInputs */

const id_journal_fee = /** @type {(inputs: Journal_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya perpanjangan, tidak mengurangi pinjaman`)
};

const en_journal_fee = /** @type {(inputs: Journal_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Extension fee, does not reduce the loan`)
};

/**
* | output |
* | --- |
* | "Extension fee, does not reduce the loan" |
*
* @param {Journal_FeeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_fee = /** @type {((inputs?: Journal_FeeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_FeeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_fee(inputs)
	return id_journal_fee(inputs)
});