/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_PaidInputs */

const id_account_paid = /** @type {(inputs: Account_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TELAH MEMBAYAR`)
};

const en_account_paid = /** @type {(inputs: Account_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have paid`)
};

/**
* | output |
* | --- |
* | "I have paid" |
*
* @param {Account_PaidInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_paid = /** @type {((inputs?: Account_PaidInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_PaidInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_paid(inputs)
	return id_account_paid(inputs)
});