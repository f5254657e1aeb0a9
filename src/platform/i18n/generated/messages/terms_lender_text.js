/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown> }} Terms_Lender_TextInputs */

const id_terms_lender_text = /** @type {(inputs: Terms_Lender_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ketentuan ini berlaku antara ${i?.host}, pemberi pinjaman, dan Anda, peminjam.`)
};

const en_terms_lender_text = /** @type {(inputs: Terms_Lender_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`These terms apply between ${i?.host}, the lender, and you, the borrower.`)
};

/**
* | output |
* | --- |
* | "These terms apply between {host}, the lender, and you, the borrower." |
*
* @param {Terms_Lender_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_lender_text = /** @type {((inputs: Terms_Lender_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Lender_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_lender_text(inputs)
	return id_terms_lender_text(inputs)
});