/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Unread_TextInputs */

const id_account_unread_text = /** @type {(inputs: Account_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami periksa dulu apakah tagihan ini masih terbuka, supaya Anda tidak membayar dua kali. Coba lagi.`)
};

const en_account_unread_text = /** @type {(inputs: Account_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We look first whether this bill is still open, so that you do not pay twice. Try again.`)
};

/**
* | output |
* | --- |
* | "We look first whether this bill is still open, so that you do not pay twice. Try again." |
*
* @param {Account_Unread_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_unread_text = /** @type {((inputs?: Account_Unread_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Unread_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_unread_text(inputs)
	return id_account_unread_text(inputs)
});