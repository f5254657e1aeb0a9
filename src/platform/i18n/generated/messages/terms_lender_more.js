/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Lender_MoreInputs */

const id_terms_lender_more = /** @type {(inputs: Terms_Lender_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah, bunga, dan tanggal pinjaman Anda sendiri adalah yang Anda lihat sebelum menyetujuinya.`)
};

const en_terms_lender_more = /** @type {(inputs: Terms_Lender_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount, the rate and the dates of your own loan are those that you see before you confirm it.`)
};

/**
* | output |
* | --- |
* | "The amount, the rate and the dates of your own loan are those that you see before you confirm it." |
*
* @param {Terms_Lender_MoreInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_lender_more = /** @type {((inputs?: Terms_Lender_MoreInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Lender_MoreInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_lender_more(inputs)
	return id_terms_lender_more(inputs)
});