/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Fee_Tips_TitleInputs */

const id_account_fee_tips_title = /** @type {(inputs: Account_Fee_Tips_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya perpanjangan Anda akan segera dikonfirmasi`)
};

const en_account_fee_tips_title = /** @type {(inputs: Account_Fee_Tips_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your extension fee will be confirmed soon`)
};

/**
* | output |
* | --- |
* | "Your extension fee will be confirmed soon" |
*
* @param {Account_Fee_Tips_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_fee_tips_title = /** @type {((inputs?: Account_Fee_Tips_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Fee_Tips_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_fee_tips_title(inputs)
	return id_account_fee_tips_title(inputs)
});