/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_Open_AccountInputs */

const id_wallet_open_account = /** @type {(inputs: Wallet_Open_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka nomor virtual account`)
};

const en_wallet_open_account = /** @type {(inputs: Wallet_Open_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the account number`)
};

/**
* | output |
* | --- |
* | "Open the account number" |
*
* @param {Wallet_Open_AccountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_open_account = /** @type {((inputs?: Wallet_Open_AccountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_Open_AccountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_open_account(inputs)
	return id_wallet_open_account(inputs)
});