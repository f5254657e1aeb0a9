/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Accepted_LongInputs */

const id_journal_accepted_long = /** @type {(inputs: Journal_Accepted_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Diterima, tetapi belum juga tercatat di pinjaman Anda. Tanyakan ke bank Anda, dan kepada kami.`)
};

const en_journal_accepted_long = /** @type {(inputs: Journal_Accepted_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accepted, and your loan still does not show it. Ask your bank, and us.`)
};

/**
* | output |
* | --- |
* | "Accepted, and your loan still does not show it. Ask your bank, and us." |
*
* @param {Journal_Accepted_LongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_accepted_long = /** @type {((inputs?: Journal_Accepted_LongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Accepted_LongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_accepted_long(inputs)
	return id_journal_accepted_long(inputs)
});