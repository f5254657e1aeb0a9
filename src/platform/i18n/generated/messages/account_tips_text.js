/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Tips_TextInputs */

const id_account_tips_text = /** @type {(inputs: Account_Tips_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah pembayaran dibukukan, pinjaman Anda menunjukkannya. Simpan bukti pembayarannya, dan jangan membayar dua kali.`)
};

const en_account_tips_text = /** @type {(inputs: Account_Tips_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan shows it when the payment has been booked. Keep the receipt, and do not pay twice.`)
};

/**
* | output |
* | --- |
* | "Your loan shows it when the payment has been booked. Keep the receipt, and do not pay twice." |
*
* @param {Account_Tips_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_tips_text = /** @type {((inputs?: Account_Tips_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Tips_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_tips_text(inputs)
	return id_account_tips_text(inputs)
});