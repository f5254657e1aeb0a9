/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_ConfirmInputs */

const id_wallet_confirm = /** @type {(inputs: Wallet_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa nama dan jumlahnya, masukkan PIN, dan simpan buktinya.`)
};

const en_wallet_confirm = /** @type {(inputs: Wallet_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the name and the amount, enter your PIN, and keep the receipt.`)
};

/**
* | output |
* | --- |
* | "Check the name and the amount, enter your PIN, and keep the receipt." |
*
* @param {Wallet_ConfirmInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_confirm = /** @type {((inputs?: Wallet_ConfirmInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_ConfirmInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_confirm(inputs)
	return id_wallet_confirm(inputs)
});