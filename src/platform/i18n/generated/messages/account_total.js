/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_TotalInputs */

const id_account_total = /** @type {(inputs: Account_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total yang harus dibayar`)
};

const en_account_total = /** @type {(inputs: Account_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total to pay`)
};

/**
* | output |
* | --- |
* | "Total to pay" |
*
* @param {Account_TotalInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_total = /** @type {((inputs?: Account_TotalInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_TotalInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_total(inputs)
	return id_account_total(inputs)
});