/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ bank: NonNullable<unknown> }} Account_Bank_NameInputs */

const id_account_bank_name = /** @type {(inputs: Account_Bank_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.bank} Virtual Account`)
};

const en_account_bank_name = /** @type {(inputs: Account_Bank_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.bank} Virtual Account`)
};

/**
* | output |
* | --- |
* | "{bank} Virtual Account" |
*
* @param {Account_Bank_NameInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_bank_name = /** @type {((inputs: Account_Bank_NameInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Bank_NameInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_bank_name(inputs)
	return id_account_bank_name(inputs)
});