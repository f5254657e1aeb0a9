/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Page_DescriptionInputs */

const id_terms_page_description = /** @type {(inputs: Terms_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syarat dan ketentuan pinjaman: tenor, pencairan, denda, pelunasan lebih awal, dan kewajiban Anda.`)
};

const en_terms_page_description = /** @type {(inputs: Terms_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terms and conditions of a loan: term, payout, late fees, early repayment and your duties.`)
};

/**
* | output |
* | --- |
* | "Terms and conditions of a loan: term, payout, late fees, early repayment and your duties." |
*
* @param {Terms_Page_DescriptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_page_description = /** @type {((inputs?: Terms_Page_DescriptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Page_DescriptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_page_description(inputs)
	return id_terms_page_description(inputs)
});