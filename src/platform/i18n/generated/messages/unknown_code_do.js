/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_Code_DoInputs */

const id_unknown_code_do = /** @type {(inputs: Unknown_Code_DoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sebelum membayar lagi, lihat dulu apakah pinjaman atau bank Anda menunjukkan pembayaran ini.`)
};

const en_unknown_code_do = /** @type {(inputs: Unknown_Code_DoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Before you pay again, see if your loan or your bank shows this payment.`)
};

/**
* | output |
* | --- |
* | "Before you pay again, see if your loan or your bank shows this payment." |
*
* @param {Unknown_Code_DoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_code_do = /** @type {((inputs?: Unknown_Code_DoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_Code_DoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_code_do(inputs)
	return id_unknown_code_do(inputs)
});