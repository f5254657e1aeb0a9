/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_CopyInputs */

const id_wallet_copy = /** @type {(inputs: Wallet_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka nomor virtual account Anda, lalu salin nomornya. Kalau yang muncul kode mini market, ganti metodenya ke bank.`)
};

const en_wallet_copy = /** @type {(inputs: Wallet_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open your virtual account number and copy it. If you see a mini market code instead, change the method to a bank.`)
};

/**
* | output |
* | --- |
* | "Open your virtual account number and copy it. If you see a mini market code instead, change the method to a bank." |
*
* @param {Wallet_CopyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_copy = /** @type {((inputs?: Wallet_CopyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_CopyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_copy(inputs)
	return id_wallet_copy(inputs)
});