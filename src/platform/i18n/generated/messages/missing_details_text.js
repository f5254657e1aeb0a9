/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Missing_Details_TextInputs */

const id_missing_details_text = /** @type {(inputs: Missing_Details_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman, produk, atau jumlahnya tidak ada di tautan ini. Buka lagi halaman ini dari aplikasi.`)
};

const en_missing_details_text = /** @type {(inputs: Missing_Details_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loan, its product or the amount is missing in it. Open this page from the app again.`)
};

/**
* | output |
* | --- |
* | "The loan, its product or the amount is missing in it. Open this page from the app again." |
*
* @param {Missing_Details_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_text = /** @type {((inputs?: Missing_Details_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Details_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_missing_details_text(inputs)
	return id_missing_details_text(inputs)
});