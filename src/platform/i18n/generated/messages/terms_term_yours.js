/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Term_YoursInputs */

const id_terms_term_yours = /** @type {(inputs: Terms_Term_YoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangka waktu pinjaman Anda, serta berapa yang dibayar dan kapan, ada di aplikasi sebelum Anda menyetujuinya dan selama pinjaman berjalan.`)
};

const en_terms_term_yours = /** @type {(inputs: Terms_Term_YoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your own term, and what to repay when, are shown in the app before you confirm the loan and for as long as it runs.`)
};

/**
* | output |
* | --- |
* | "Your own term, and what to repay when, are shown in the app before you confirm the loan and for as long as it runs." |
*
* @param {Terms_Term_YoursInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_term_yours = /** @type {((inputs?: Terms_Term_YoursInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Term_YoursInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_term_yours(inputs)
	return id_terms_term_yours(inputs)
});