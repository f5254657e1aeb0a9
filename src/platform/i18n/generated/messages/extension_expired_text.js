/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Expired_TextInputs */

const id_extension_expired_text = /** @type {(inputs: Extension_Expired_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatuh tempo tidak bisa diundur lagi. Silakan bayar tagihan Anda.`)
};

const en_extension_expired_text = /** @type {(inputs: Extension_Expired_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The due date can no longer be moved. Please pay your bill instead.`)
};

/**
* | output |
* | --- |
* | "The due date can no longer be moved. Please pay your bill instead." |
*
* @param {Extension_Expired_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_expired_text = /** @type {((inputs?: Extension_Expired_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Expired_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_expired_text(inputs)
	return id_extension_expired_text(inputs)
});