/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Late_TitleInputs */

const id_journal_late_title = /** @type {(inputs: Journal_Late_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah bayar, belum tercatat?`)
};

const en_journal_late_title = /** @type {(inputs: Journal_Late_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid, and not shown yet?`)
};

/**
* | output |
* | --- |
* | "Paid, and not shown yet?" |
*
* @param {Journal_Late_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_title = /** @type {((inputs?: Journal_Late_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_title(inputs)
	return id_journal_late_title(inputs)
});