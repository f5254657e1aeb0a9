/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_ReportedInputs */

const id_journal_reported = /** @type {(inputs: Journal_ReportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda bilang sudah membayar. Segera dikonfirmasi, lalu terlihat di pinjaman Anda.`)
};

const en_journal_reported = /** @type {(inputs: Journal_ReportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You said that you paid. It will be confirmed soon, and then your loan shows it.`)
};

/**
* | output |
* | --- |
* | "You said that you paid. It will be confirmed soon, and then your loan shows it." |
*
* @param {Journal_ReportedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_reported = /** @type {((inputs?: Journal_ReportedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_ReportedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_reported(inputs)
	return id_journal_reported(inputs)
});