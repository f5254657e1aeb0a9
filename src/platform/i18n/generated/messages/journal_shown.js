/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_ShownInputs */

const id_journal_shown = /** @type {(inputs: Journal_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah dibayar, dan sudah terlihat di pinjaman Anda.`)
};

const en_journal_shown = /** @type {(inputs: Journal_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid, and your loan shows it.`)
};

/**
* | output |
* | --- |
* | "Paid, and your loan shows it." |
*
* @param {Journal_ShownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_shown = /** @type {((inputs?: Journal_ShownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_ShownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_shown(inputs)
	return id_journal_shown(inputs)
});