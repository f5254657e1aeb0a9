/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_See_OrderInputs */

const id_account_see_order = /** @type {(inputs: Account_See_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat pesanan`)
};

const en_account_see_order = /** @type {(inputs: Account_See_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the order`)
};

/**
* | output |
* | --- |
* | "See the order" |
*
* @param {Account_See_OrderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_see_order = /** @type {((inputs?: Account_See_OrderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_See_OrderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_see_order(inputs)
	return id_account_see_order(inputs)
});