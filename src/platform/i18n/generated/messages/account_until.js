/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_UntilInputs */

const id_account_until = /** @type {(inputs: Account_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatuh tempo`)
};

const en_account_until = /** @type {(inputs: Account_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Due`)
};

/**
* | output |
* | --- |
* | "Due" |
*
* @param {Account_UntilInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_until = /** @type {((inputs?: Account_UntilInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_UntilInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_until(inputs)
	return id_account_until(inputs)
});