/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Fee_UntilInputs */

const id_account_fee_until = /** @type {(inputs: Account_Fee_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Berlaku sampai`)
};

const en_account_fee_until = /** @type {(inputs: Account_Fee_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Offered until`)
};

/**
* | output |
* | --- |
* | "Offered until" |
*
* @param {Account_Fee_UntilInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_fee_until = /** @type {((inputs?: Account_Fee_UntilInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Fee_UntilInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_fee_until(inputs)
	return id_account_fee_until(inputs)
});