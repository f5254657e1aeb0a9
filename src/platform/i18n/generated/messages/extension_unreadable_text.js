/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Unreadable_TextInputs */

const id_extension_unreadable_text = /** @type {(inputs: Extension_Unreadable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya atau batas waktunya tidak terbaca. Telepon kami, atau bayar tagihan Anda.`)
};

const en_extension_unreadable_text = /** @type {(inputs: Extension_Unreadable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot read the fee or the deadline. Call us, or pay your bill instead.`)
};

/**
* | output |
* | --- |
* | "We cannot read the fee or the deadline. Call us, or pay your bill instead." |
*
* @param {Extension_Unreadable_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_unreadable_text = /** @type {((inputs?: Extension_Unreadable_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Unreadable_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_unreadable_text(inputs)
	return id_extension_unreadable_text(inputs)
});