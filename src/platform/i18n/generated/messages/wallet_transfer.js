/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_TransferInputs */

const id_wallet_transfer = /** @type {(inputs: Wallet_TransferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Di aplikasi e-wallet, pilih transfer ke bank atau virtual account, lalu pilih bank yang sama.`)
};

const en_wallet_transfer = /** @type {(inputs: Wallet_TransferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the e-wallet app choose a transfer to a bank or virtual account, then the same bank.`)
};

/**
* | output |
* | --- |
* | "In the e-wallet app choose a transfer to a bank or virtual account, then the same bank." |
*
* @param {Wallet_TransferInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_transfer = /** @type {((inputs?: Wallet_TransferInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_TransferInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_transfer(inputs)
	return id_wallet_transfer(inputs)
});