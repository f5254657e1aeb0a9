/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Late_FeeInputs */

const id_journal_late_fee = /** @type {(inputs: Journal_Late_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Itu biaya perpanjangan.`)
};

const en_journal_late_fee = /** @type {(inputs: Journal_Late_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was the extension fee.`)
};

/**
* | output |
* | --- |
* | "It was the extension fee." |
*
* @param {Journal_Late_FeeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_fee = /** @type {((inputs?: Journal_Late_FeeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_FeeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_fee(inputs)
	return id_journal_late_fee(inputs)
});