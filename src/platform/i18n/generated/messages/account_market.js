/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_MarketInputs */

const id_account_market = /** @type {(inputs: Account_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode mini market`)
};

const en_account_market = /** @type {(inputs: Account_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mini market code`)
};

/**
* | output |
* | --- |
* | "Mini market code" |
*
* @param {Account_MarketInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_market = /** @type {((inputs?: Account_MarketInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_MarketInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_market(inputs)
	return id_account_market(inputs)
});