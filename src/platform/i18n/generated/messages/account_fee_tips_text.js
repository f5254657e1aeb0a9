/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Fee_Tips_TextInputs */

const id_account_fee_tips_text = /** @type {(inputs: Account_Fee_Tips_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatuh tempo baru mundur kalau pinjaman Anda menunjukkan tanggal baru. Simpan bukti pembayarannya, dan jangan membayar dua kali.`)
};

const en_account_fee_tips_text = /** @type {(inputs: Account_Fee_Tips_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your due date moves only when your loan shows a new one. Keep the receipt, and do not pay twice.`)
};

/**
* | output |
* | --- |
* | "Your due date moves only when your loan shows a new one. Keep the receipt, and do not pay twice." |
*
* @param {Account_Fee_Tips_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_fee_tips_text = /** @type {((inputs?: Account_Fee_Tips_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Fee_Tips_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_fee_tips_text(inputs)
	return id_account_fee_tips_text(inputs)
});