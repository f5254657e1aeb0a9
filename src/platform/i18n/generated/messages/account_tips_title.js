/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Tips_TitleInputs */

const id_account_tips_title = /** @type {(inputs: Account_Tips_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pelunasan Anda akan segera dikonfirmasi`)
};

const en_account_tips_title = /** @type {(inputs: Account_Tips_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your repayment will be confirmed soon`)
};

/**
* | output |
* | --- |
* | "Your repayment will be confirmed soon" |
*
* @param {Account_Tips_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_tips_title = /** @type {((inputs?: Account_Tips_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Tips_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_tips_title(inputs)
	return id_account_tips_title(inputs)
});