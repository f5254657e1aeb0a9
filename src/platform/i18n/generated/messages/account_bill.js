/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_BillInputs */

const id_account_bill = /** @type {(inputs: Account_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor tagihan`)
};

const en_account_bill = /** @type {(inputs: Account_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bill number`)
};

/**
* | output |
* | --- |
* | "Bill number" |
*
* @param {Account_BillInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_bill = /** @type {((inputs?: Account_BillInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_BillInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_bill(inputs)
	return id_account_bill(inputs)
});