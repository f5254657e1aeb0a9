/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Late_Call_TextInputs */

const id_journal_late_call_text = /** @type {(inputs: Journal_Late_Call_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Simpan bukti bayarnya, dan telepon kami.`)
};

const en_journal_late_call_text = /** @type {(inputs: Journal_Late_Call_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep the receipt, and call us.`)
};

/**
* | output |
* | --- |
* | "Keep the receipt, and call us." |
*
* @param {Journal_Late_Call_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_call_text = /** @type {((inputs?: Journal_Late_Call_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_Call_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_call_text(inputs)
	return id_journal_late_call_text(inputs)
});