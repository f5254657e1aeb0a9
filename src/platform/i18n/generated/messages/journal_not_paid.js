/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_Not_PaidInputs */

const id_journal_not_paid = /** @type {(inputs: Journal_Not_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ternyata saya belum membayar`)
};

const en_journal_not_paid = /** @type {(inputs: Journal_Not_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have not paid after all`)
};

/**
* | output |
* | --- |
* | "I have not paid after all" |
*
* @param {Journal_Not_PaidInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_not_paid = /** @type {((inputs?: Journal_Not_PaidInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Not_PaidInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_not_paid(inputs)
	return id_journal_not_paid(inputs)
});