/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Prepayment_TextInputs */

const id_terms_prepayment_text = /** @type {(inputs: Terms_Prepayment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda bisa melunasi pinjaman sebelum jangka waktunya habis hanya bila keduanya terpenuhi:`)
};

const en_terms_prepayment_text = /** @type {(inputs: Terms_Prepayment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can repay the loan before its term ends only when both are true:`)
};

/**
* | output |
* | --- |
* | "You can repay the loan before its term ends only when both are true:" |
*
* @param {Terms_Prepayment_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_prepayment_text = /** @type {((inputs?: Terms_Prepayment_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Prepayment_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_prepayment_text(inputs)
	return id_terms_prepayment_text(inputs)
});