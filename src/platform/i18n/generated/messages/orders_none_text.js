/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Orders_None_TextInputs */

const id_orders_none_text = /** @type {(inputs: Orders_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman yang Anda ajukan akan muncul di sini, lengkap dengan jumlah dan tanggalnya.`)
};

const en_orders_none_text = /** @type {(inputs: Orders_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A loan that you apply for will appear here, with its amount and its date.`)
};

/**
* | output |
* | --- |
* | "A loan that you apply for will appear here, with its amount and its date." |
*
* @param {Orders_None_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_none_text = /** @type {((inputs?: Orders_None_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_None_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_none_text(inputs)
	return id_orders_none_text(inputs)
});