/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_No_Code_TextInputs */

const id_happened_no_code_text = /** @type {(inputs: Happened_No_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tanpa kode, belum ada yang dibayar. Minta lagi kodenya di halaman pembayaran.`)
};

const en_happened_no_code_text = /** @type {(inputs: Happened_No_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Without the code nothing was paid. Ask for the code again where you pay.`)
};

/**
* | output |
* | --- |
* | "Without the code nothing was paid. Ask for the code again where you pay." |
*
* @param {Happened_No_Code_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_no_code_text = /** @type {((inputs?: Happened_No_Code_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_No_Code_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_no_code_text(inputs)
	return id_happened_no_code_text(inputs)
});