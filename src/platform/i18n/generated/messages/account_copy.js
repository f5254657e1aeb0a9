/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ what: NonNullable<unknown> }} Account_CopyInputs */

const id_account_copy = /** @type {(inputs: Account_CopyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Salin ${i?.what}`)
};

const en_account_copy = /** @type {(inputs: Account_CopyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Copy ${i?.what}`)
};

/**
* | output |
* | --- |
* | "Copy {what}" |
*
* @param {Account_CopyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_copy = /** @type {((inputs: Account_CopyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_CopyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_copy(inputs)
	return id_account_copy(inputs)
});