/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Again_TextInputs */

const id_confirm_again_text = /** @type {(inputs: Confirm_Again_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau Anda ajukan lagi, itu menjadi pinjaman lain yang juga harus dibayar kembali.`)
};

const en_confirm_again_text = /** @type {(inputs: Confirm_Again_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you apply again, that will be another loan, and you pay back both.`)
};

/**
* | output |
* | --- |
* | "If you apply again, that will be another loan, and you pay back both." |
*
* @param {Confirm_Again_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_again_text = /** @type {((inputs?: Confirm_Again_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Again_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_again_text(inputs)
	return id_confirm_again_text(inputs)
});