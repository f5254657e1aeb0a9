/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_ComplainInputs */

const id_account_complain = /** @type {(inputs: Account_ComplainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan keluhan`)
};

const en_account_complain = /** @type {(inputs: Account_ComplainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make a complaint`)
};

/**
* | output |
* | --- |
* | "Make a complaint" |
*
* @param {Account_ComplainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_complain = /** @type {((inputs?: Account_ComplainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_ComplainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_complain(inputs)
	return id_account_complain(inputs)
});