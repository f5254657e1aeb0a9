/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Unknown_TextInputs */

const id_confirm_unknown_text = /** @type {(inputs: Confirm_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak mendapat jawaban yang jelas. Jangan ajukan lagi sebelum memeriksa Pinjaman saya.`)
};

const en_confirm_unknown_text = /** @type {(inputs: Confirm_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We got no clear answer. Do not apply again before you have looked at My loans.`)
};

/**
* | output |
* | --- |
* | "We got no clear answer. Do not apply again before you have looked at My loans." |
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