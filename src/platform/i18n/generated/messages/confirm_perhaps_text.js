/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Perhaps_TextInputs */

const id_confirm_perhaps_text = /** @type {(inputs: Confirm_Perhaps_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waktu itu mungkin orang lain yang memakai ponsel ini. Kalau itu Anda, periksa Pinjaman saya sebelum mengajukan lagi.`)
};

const en_confirm_perhaps_text = /** @type {(inputs: Confirm_Perhaps_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It may have been someone else on this phone. If it was you, look at My loans before you apply again.`)
};

/**
* | output |
* | --- |
* | "It may have been someone else on this phone. If it was you, look at My loans before you apply again." |
*
* @param {Confirm_Perhaps_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_perhaps_text = /** @type {((inputs?: Confirm_Perhaps_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Perhaps_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_perhaps_text(inputs)
	return id_confirm_perhaps_text(inputs)
});