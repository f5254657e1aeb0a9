/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Pay_CodeInputs */

const id_account_pay_code = /** @type {(inputs: Account_Pay_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode pembayaran bank`)
};

const en_account_pay_code = /** @type {(inputs: Account_Pay_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank payment code`)
};

/**
* | output |
* | --- |
* | "Bank payment code" |
*
* @param {Account_Pay_CodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_pay_code = /** @type {((inputs?: Account_Pay_CodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Pay_CodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_pay_code(inputs)
	return id_account_pay_code(inputs)
});