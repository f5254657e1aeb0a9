/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_Code_TextInputs */

const id_unknown_code_text = /** @type {(inputs: Unknown_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode yang Anda masukkan ditolak, jadi kemungkinan besar belum dibayar. Kami tidak bisa memastikannya.`)
};

const en_unknown_code_text = /** @type {(inputs: Unknown_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The code you entered was refused, so it was probably not paid. We cannot be sure.`)
};

/**
* | output |
* | --- |
* | "The code you entered was refused, so it was probably not paid. We cannot be sure." |
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