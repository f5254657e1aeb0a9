/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Again_TextInputs */

const id_again_text = /** @type {(inputs: Again_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah ada pembayaran yang mungkin sama:`)
};

const en_again_text = /** @type {(inputs: Again_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is already a payment that may be the same:`)
};

/**
* | output |
* | --- |
* | "There is already a payment that may be the same:" |
*
* @param {Again_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_text = /** @type {((inputs?: Again_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_text(inputs)
	return id_again_text(inputs)
});