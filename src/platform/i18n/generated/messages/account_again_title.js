/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Again_TitleInputs */

const id_account_again_title = /** @type {(inputs: Account_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mungkin sudah ada pembayaran`)
};

const en_account_again_title = /** @type {(inputs: Account_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There may be a payment already`)
};

/**
* | output |
* | --- |
* | "There may be a payment already" |
*
* @param {Account_Again_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_again_title = /** @type {((inputs?: Account_Again_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Again_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_again_title(inputs)
	return id_account_again_title(inputs)
});