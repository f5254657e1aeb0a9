/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_TextInputs */

const id_wallet_text = /** @type {(inputs: Wallet_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dari e-wallet, Anda membayar ke nomor virtual account, sama seperti dari bank.`)
};

const en_wallet_text = /** @type {(inputs: Wallet_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From an e-wallet you pay to the virtual account number, just as from a bank.`)
};

/**
* | output |
* | --- |
* | "From an e-wallet you pay to the virtual account number, just as from a bank." |
*
* @param {Wallet_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_text = /** @type {((inputs?: Wallet_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_text(inputs)
	return id_wallet_text(inputs)
});