/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_Loan_TextInputs */

const id_join_terms_loan_text = /** @type {(inputs: Join_Terms_Loan_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setiap pinjaman memiliki perjanjian sendiri. Jumlah yang diterima, biaya, dan tanggal bayar ditampilkan sebelum Anda menyetujuinya.`)
};

const en_join_terms_loan_text = /** @type {(inputs: Join_Terms_Loan_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each loan has an agreement of its own. What you receive, what it costs and when you repay are shown before you agree to it.`)
};

/**
* | output |
* | --- |
* | "Each loan has an agreement of its own. What you receive, what it costs and when you repay are shown before you agree to it." |
*
* @param {Join_Terms_Loan_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_loan_text = /** @type {((inputs?: Join_Terms_Loan_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Loan_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_loan_text(inputs)
	return id_join_terms_loan_text(inputs)
});