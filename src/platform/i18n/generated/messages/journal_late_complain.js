/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Late_ComplainInputs */

const id_journal_late_complain = /** @type {(inputs: Journal_Late_ComplainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan keluhan soal pembayaran ini`)
};

const en_journal_late_complain = /** @type {(inputs: Journal_Late_ComplainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complain about this payment`)
};

/**
* | output |
* | --- |
* | "Complain about this payment" |
*
* @param {Journal_Late_ComplainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_complain = /** @type {((inputs?: Journal_Late_ComplainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_ComplainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_complain(inputs)
	return id_journal_late_complain(inputs)
});