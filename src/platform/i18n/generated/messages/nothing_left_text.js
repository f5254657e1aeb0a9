/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Nothing_Left_TextInputs */

const id_nothing_left_text = /** @type {(inputs: Nothing_Left_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Semua cicilan pinjaman ini sudah dibayar.`)
};

const en_nothing_left_text = /** @type {(inputs: Nothing_Left_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every instalment of this loan is paid.`)
};

/**
* | output |
* | --- |
* | "Every instalment of this loan is paid." |
*
* @param {Nothing_Left_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const nothing_left_text = /** @type {((inputs?: Nothing_Left_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Nothing_Left_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_nothing_left_text(inputs)
	return id_nothing_left_text(inputs)
});