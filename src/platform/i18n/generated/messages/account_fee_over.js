/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Fee_OverInputs */

const id_account_fee_over = /** @type {(inputs: Account_Fee_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya ini tidak bisa dibayar lagi. Jatuh tempo Anda tidak akan mundur.`)
};

const en_account_fee_over = /** @type {(inputs: Account_Fee_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This fee can no longer be paid. It would not move your due date.`)
};

/**
* | output |
* | --- |
* | "This fee can no longer be paid. It would not move your due date." |
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