/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_No_Code_TextInputs */

const id_happened_no_code_text = /** @type {(inputs: Happened_No_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau kode diminta dan belum dimasukkan, belum ada yang dibayar. Lihat dulu pinjaman Anda, lalu minta lagi kodenya di halaman pembayaran.`)
};

const en_happened_no_code_text = /** @type {(inputs: Happened_No_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If a code was asked for and not given, nothing was paid. See your loan first, then ask for the code again where you pay.`)
};

/**
* | output |
* | --- |
* | "If a code was asked for and not given, nothing was paid. See your loan first, then ask for the code again where you pay." |
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