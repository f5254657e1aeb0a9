/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_TextInputs */

const id_unknown_text = /** @type {(inputs: Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak mendapat jawaban yang jelas. Pembayaran Anda mungkin sudah masuk, mungkin belum.`)
};

const en_unknown_text = /** @type {(inputs: Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We got no clear answer. Your payment may have arrived, or not.`)
};

/**
* | output |
* | --- |
* | "We got no clear answer. Your payment may have arrived, or not." |
*
* @param {Unknown_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_text = /** @type {((inputs?: Unknown_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_text(inputs)
	return id_unknown_text(inputs)
});