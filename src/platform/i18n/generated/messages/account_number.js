/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_NumberInputs */

const id_account_number = /** @type {(inputs: Account_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor virtual account`)
};

const en_account_number = /** @type {(inputs: Account_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virtual account number`)
};

/**
* | output |
* | --- |
* | "Virtual account number" |
*
* @param {Account_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_number = /** @type {((inputs?: Account_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_number(inputs)
	return id_account_number(inputs)
});