/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Wrong_Amount_TextInputs */

const id_happened_wrong_amount_text = /** @type {(inputs: Happened_Wrong_Amount_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Simpan struknya, dan ajukan keluhan atau telepon kami sebelum membayar lagi.`)
};

const en_happened_wrong_amount_text = /** @type {(inputs: Happened_Wrong_Amount_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep the receipt, and complain or call us before you pay again.`)
};

/**
* | output |
* | --- |
* | "Keep the receipt, and complain or call us before you pay again." |
*
* @param {Happened_Wrong_Amount_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_wrong_amount_text = /** @type {((inputs?: Happened_Wrong_Amount_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Wrong_Amount_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_wrong_amount_text(inputs)
	return id_happened_wrong_amount_text(inputs)
});