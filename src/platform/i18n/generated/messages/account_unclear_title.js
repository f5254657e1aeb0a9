/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Unclear_TitleInputs */

const id_account_unclear_title = /** @type {(inputs: Account_Unclear_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan membayar dulu`)
};

const en_account_unclear_title = /** @type {(inputs: Account_Unclear_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please do not pay yet`)
};

/**
* | output |
* | --- |
* | "Please do not pay yet" |
*
* @param {Account_Unclear_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_unclear_title = /** @type {((inputs?: Account_Unclear_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Unclear_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_unclear_title(inputs)
	return id_account_unclear_title(inputs)
});