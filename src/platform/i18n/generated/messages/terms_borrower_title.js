/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Borrower_TitleInputs */

const id_terms_borrower_title = /** @type {(inputs: Terms_Borrower_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siapa yang bisa meminjam`)
};

const en_terms_borrower_title = /** @type {(inputs: Terms_Borrower_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who can borrow`)
};

/**
* | output |
* | --- |
* | "Who can borrow" |
*
* @param {Terms_Borrower_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_borrower_title = /** @type {((inputs?: Terms_Borrower_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Borrower_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_borrower_title(inputs)
	return id_terms_borrower_title(inputs)
});