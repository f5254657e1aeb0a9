/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Open_TextInputs */

const id_extension_open_text = /** @type {(inputs: Extension_Open_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar biayanya, lalu jatuh tempo mundur. Tagihan Anda tetap ada dan tetap harus dibayar.`)
};

const en_extension_open_text = /** @type {(inputs: Extension_Open_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay the fee, and the due date moves. What you owe stays, and still has to be paid.`)
};

/**
* | output |
* | --- |
* | "Pay the fee, and the due date moves. What you owe stays, and still has to be paid." |
*
* @param {Extension_Open_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_open_text = /** @type {((inputs?: Extension_Open_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Open_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_open_text(inputs)
	return id_extension_open_text(inputs)
});