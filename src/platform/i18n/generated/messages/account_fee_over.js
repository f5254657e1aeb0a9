/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Fee_OverInputs */

const id_account_fee_over = /** @type {(inputs: Account_Fee_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan bayar biaya ini: jatuh tempo Anda tidak akan mundur.`)
};

const en_account_fee_over = /** @type {(inputs: Account_Fee_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do not pay this fee: it would not move your due date.`)
};

/**
* | output |
* | --- |
* | "Do not pay this fee: it would not move your due date." |
*
* @param {Account_Fee_OverInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_fee_over = /** @type {((inputs?: Account_Fee_OverInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Fee_OverInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_fee_over(inputs)
	return id_account_fee_over(inputs)
});