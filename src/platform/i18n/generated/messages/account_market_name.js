/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ market: NonNullable<unknown> }} Account_Market_NameInputs */

const id_account_market_name = /** @type {(inputs: Account_Market_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bayar di ${i?.market}`)
};

const en_account_market_name = /** @type {(inputs: Account_Market_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pay at ${i?.market}`)
};

/**
* | output |
* | --- |
* | "Pay at {market}" |
*
* @param {Account_Market_NameInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_market_name = /** @type {((inputs: Account_Market_NameInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Market_NameInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_market_name(inputs)
	return id_account_market_name(inputs)
});