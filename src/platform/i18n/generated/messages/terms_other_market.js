/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Other_MarketInputs */

const id_terms_other_market = /** @type {(inputs: Terms_Other_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk pinjaman di Indonesia ketentuan ini tidak berlaku. Baca perjanjian yang ditampilkan aplikasi sebelum Anda menyetujui pinjaman itu, dan tanyakan kepada kami bila ada yang belum jelas.`)
};

const en_terms_other_market = /** @type {(inputs: Terms_Other_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a loan in Indonesia these terms do not apply. Read the agreement that the app shows you before you confirm such a loan, and ask us if anything in it is unclear.`)
};

/**
* | output |
* | --- |
* | "For a loan in Indonesia these terms do not apply. Read the agreement that the app shows you before you confirm such a loan, and ask us if anything in it is u..." |
*
* @param {Terms_Other_MarketInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_other_market = /** @type {((inputs?: Terms_Other_MarketInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Other_MarketInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_other_market(inputs)
	return id_terms_other_market(inputs)
});