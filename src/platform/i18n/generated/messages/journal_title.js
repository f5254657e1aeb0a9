/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_TitleInputs */

const id_journal_title = /** @type {(inputs: Journal_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran Anda`)
};

const en_journal_title = /** @type {(inputs: Journal_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your payments`)
};

/**
* | output |
* | --- |
* | "Your payments" |
*
* @param {Journal_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_title = /** @type {((inputs?: Journal_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_title(inputs)
	return id_journal_title(inputs)
});