/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_DoInputs */

const id_unknown_do = /** @type {(inputs: Unknown_DoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau pinjaman Anda menunjukkannya, berarti sudah dibayar. Bayar lagi hanya kalau bank memastikan tidak mengambil uang.`)
};

const en_unknown_do = /** @type {(inputs: Unknown_DoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If your loan shows the payment, it is paid. Pay again only if your bank says that it took nothing.`)
};

/**
* | output |
* | --- |
* | "If your loan shows the payment, it is paid. Pay again only if your bank says that it took nothing." |
*
* @param {Unknown_DoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_do = /** @type {((inputs?: Unknown_DoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_DoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_do(inputs)
	return id_unknown_do(inputs)
});