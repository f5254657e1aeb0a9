/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Not_Shown_TextInputs */

const id_happened_not_shown_text = /** @type {(inputs: Happened_Not_Shown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan bayar lagi, dan simpan struknya. Kalau besok belum juga terlihat di pinjaman Anda, hubungi kami.`)
};

const en_happened_not_shown_text = /** @type {(inputs: Happened_Not_Shown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do not pay again, and keep the receipt. If your loan still does not show it tomorrow, contact us.`)
};

/**
* | output |
* | --- |
* | "Do not pay again, and keep the receipt. If your loan still does not show it tomorrow, contact us." |
*
* @param {Happened_Not_Shown_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_not_shown_text = /** @type {((inputs?: Happened_Not_Shown_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Not_Shown_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_not_shown_text(inputs)
	return id_happened_not_shown_text(inputs)
});