/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Unread_TitleInputs */

const id_account_unread_title = /** @type {(inputs: Account_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda belum bisa diperiksa`)
};

const en_account_unread_title = /** @type {(inputs: Account_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan could not be checked`)
};

/**
* | output |
* | --- |
* | "Your loan could not be checked" |
*
* @param {Account_Unread_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_unread_title = /** @type {((inputs?: Account_Unread_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Unread_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_unread_title(inputs)
	return id_account_unread_title(inputs)
});