/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Market_NumberInputs */

const id_account_market_number = /** @type {(inputs: Account_Market_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode pembayaran`)
};

const en_account_market_number = /** @type {(inputs: Account_Market_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment code`)
};

/**
* | output |
* | --- |
* | "Payment code" |
*
* @param {Account_Market_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_market_number = /** @type {((inputs?: Account_Market_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Market_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_market_number(inputs)
	return id_account_market_number(inputs)
});