/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_Choose_BillInputs */

const id_wallet_choose_bill = /** @type {(inputs: Wallet_Choose_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih yang mau dibayar`)
};

const en_wallet_choose_bill = /** @type {(inputs: Wallet_Choose_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose what to pay`)
};

/**
* | output |
* | --- |
* | "Choose what to pay" |
*
* @param {Wallet_Choose_BillInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_choose_bill = /** @type {((inputs?: Wallet_Choose_BillInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_Choose_BillInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_choose_bill(inputs)
	return id_wallet_choose_bill(inputs)
});