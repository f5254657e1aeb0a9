/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Unknown_TextInputs */

const id_confirm_unknown_text = /** @type {(inputs: Confirm_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jawabannya tidak sampai ke ponsel Anda. Jangan ajukan lagi sebelum memeriksa Pinjaman saya.`)
};

const en_confirm_unknown_text = /** @type {(inputs: Confirm_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The answer did not reach your phone. Do not apply again before you have looked at My loans.`)
};

/**
* | output |
* | --- |
* | "The answer did not reach your phone. Do not apply again before you have looked at My loans." |
*
* @param {Confirm_Unknown_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_unknown_text = /** @type {((inputs?: Confirm_Unknown_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Unknown_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_unknown_text(inputs)
	return id_confirm_unknown_text(inputs)
});