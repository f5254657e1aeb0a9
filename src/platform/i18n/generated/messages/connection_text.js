/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Connection_TextInputs */

const id_connection_text = /** @type {(inputs: Connection_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda tidak berubah. Periksa koneksi internet, lalu coba lagi.`)
};

const en_connection_text = /** @type {(inputs: Connection_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan has not changed. Check your internet connection, then try again.`)
};

/**
* | output |
* | --- |
* | "Your loan has not changed. Check your internet connection, then try again." |
*
* @param {Connection_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_text = /** @type {((inputs?: Connection_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Connection_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_connection_text(inputs)
	return id_connection_text(inputs)
});