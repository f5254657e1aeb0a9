/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_First_UntilInputs */

const id_account_first_until = /** @type {(inputs: Account_First_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatuh tempo pertama`)
};

const en_account_first_until = /** @type {(inputs: Account_First_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First one due`)
};

/**
* | output |
* | --- |
* | "First one due" |
*
* @param {Account_First_UntilInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_first_until = /** @type {((inputs?: Account_First_UntilInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_First_UntilInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_first_until(inputs)
	return id_account_first_until(inputs)
});