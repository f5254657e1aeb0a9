/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_HelpInputs */

const id_account_help = /** @type {(inputs: Account_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ada kendala dengan pembayaran ini?`)
};

const en_account_help = /** @type {(inputs: Account_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is something wrong with this payment?`)
};

/**
* | output |
* | --- |
* | "Is something wrong with this payment?" |
*
* @param {Account_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_help = /** @type {((inputs?: Account_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_help(inputs)
	return id_account_help(inputs)
});