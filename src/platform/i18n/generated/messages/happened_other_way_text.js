/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Other_Way_TextInputs */

const id_happened_other_way_text = /** @type {(inputs: Happened_Other_Way_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pastikan pembayaran yang tadi memang belum jadi, supaya tidak membayar dua kali.`)
};

const en_happened_other_way_text = /** @type {(inputs: Happened_Other_Way_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make sure that the last payment was not made, so that you do not pay twice.`)
};

/**
* | output |
* | --- |
* | "Make sure that the last payment was not made, so that you do not pay twice." |
*
* @param {Happened_Other_Way_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_other_way_text = /** @type {((inputs?: Happened_Other_Way_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Other_Way_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_other_way_text(inputs)
	return id_happened_other_way_text(inputs)
});