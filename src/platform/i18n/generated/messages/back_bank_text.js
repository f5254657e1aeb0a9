/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_Bank_TextInputs */

const id_back_bank_text = /** @type {(inputs: Back_Bank_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih Ya hanya kalau bank memastikan tidak mengambil uang. Kalau ternyata diambil dan Anda bayar lagi, Anda membayar dua kali.`)
};

const en_back_bank_text = /** @type {(inputs: Back_Bank_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tap Yes only if your bank says that it took nothing. If it takes the money after all and you pay again, you pay twice.`)
};

/**
* | output |
* | --- |
* | "Tap Yes only if your bank says that it took nothing. If it takes the money after all and you pay again, you pay twice." |
*
* @param {Back_Bank_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const back_bank_text = /** @type {((inputs?: Back_Bank_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_Bank_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back_bank_text(inputs)
	return id_back_bank_text(inputs)
});