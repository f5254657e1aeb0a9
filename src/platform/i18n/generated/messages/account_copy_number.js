/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Copy_NumberInputs */

const id_account_copy_number = /** @type {(inputs: Account_Copy_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salin nomor`)
};

const en_account_copy_number = /** @type {(inputs: Account_Copy_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the number`)
};

/**
* | output |
* | --- |
* | "Copy the number" |
*
* @param {Account_Copy_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_copy_number = /** @type {((inputs?: Account_Copy_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Copy_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_copy_number(inputs)
	return id_account_copy_number(inputs)
});