/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_Code_TextInputs */

const id_unknown_code_text = /** @type {(inputs: Unknown_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank menolak sebuah kode. Kode itu mungkin sudah terpakai, jadi pembayaran Anda mungkin sudah sampai, mungkin belum.`)
};

const en_unknown_code_text = /** @type {(inputs: Unknown_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The bank refused a code. It may have taken it before, so your payment may have arrived, or not.`)
};

/**
* | output |
* | --- |
* | "The bank refused a code. It may have taken it before, so your payment may have arrived, or not." |
*
* @param {Unknown_Code_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_code_text = /** @type {((inputs?: Unknown_Code_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_Code_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_code_text(inputs)
	return id_unknown_code_text(inputs)
});