/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Prepayment_DaysInputs */

const id_terms_prepayment_days = /** @type {(inputs: Terms_Prepayment_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah lewat paling sedikit 7 hari sejak pinjaman dicairkan.`)
};

const en_terms_prepayment_days = /** @type {(inputs: Terms_Prepayment_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At least 7 days have passed since the loan was disbursed.`)
};

/**
* | output |
* | --- |
* | "At least 7 days have passed since the loan was disbursed." |
*
* @param {Terms_Prepayment_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_prepayment_days = /** @type {((inputs?: Terms_Prepayment_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Prepayment_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_prepayment_days(inputs)
	return id_terms_prepayment_days(inputs)
});