/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Accepted_TextInputs */

const id_confirm_accepted_text = /** @type {(inputs: Confirm_Accepted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak perlu mengajukan lagi. Ikuti perkembangannya di Pinjaman saya.`)
};

const en_confirm_accepted_text = /** @type {(inputs: Confirm_Accepted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no need to apply again. Follow it in My loans.`)
};

/**
* | output |
* | --- |
* | "There is no need to apply again. Follow it in My loans." |
*
* @param {Confirm_Accepted_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_accepted_text = /** @type {((inputs?: Confirm_Accepted_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Accepted_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_accepted_text(inputs)
	return id_confirm_accepted_text(inputs)
});