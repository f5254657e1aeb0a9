/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Again_TextInputs */

const id_account_again_text = /** @type {(inputs: Account_Again_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mungkin untuk tagihan yang sama. Periksa pinjaman Anda sebelum membayar sekali lagi.`)
};

const en_account_again_text = /** @type {(inputs: Account_Again_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It may be for the same bill. Check your loan before you pay once more.`)
};

/**
* | output |
* | --- |
* | "It may be for the same bill. Check your loan before you pay once more." |
*
* @param {Account_Again_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_again_text = /** @type {((inputs?: Account_Again_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Again_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_again_text(inputs)
	return id_account_again_text(inputs)
});