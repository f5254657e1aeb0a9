/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_StepsInputs */

const id_account_steps = /** @type {(inputs: Account_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cara membayar`)
};

const en_account_steps = /** @type {(inputs: Account_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How to pay`)
};

/**
* | output |
* | --- |
* | "How to pay" |
*
* @param {Account_StepsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_steps = /** @type {((inputs?: Account_StepsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_StepsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_steps(inputs)
	return id_account_steps(inputs)
});