/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_Account_TextInputs */

const id_join_terms_account_text = /** @type {(inputs: Join_Terms_Account_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor ponsel Anda menjadi akun Anda. Daftarkan hanya nomor Anda sendiri, dan beri tahu kami dalam 3 hari kalau data Anda berubah. Mendaftar tidak mewajibkan Anda meminjam.`)
};

const en_join_terms_account_text = /** @type {(inputs: Join_Terms_Account_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your mobile number becomes your account. Register only a number of your own, and tell us within 3 days if your details change. Registering does not oblige you to borrow.`)
};

/**
* | output |
* | --- |
* | "Your mobile number becomes your account. Register only a number of your own, and tell us within 3 days if your details change. Registering does not oblige yo..." |
*
* @param {Join_Terms_Account_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_account_text = /** @type {((inputs?: Join_Terms_Account_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Account_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_account_text(inputs)
	return id_join_terms_account_text(inputs)
});