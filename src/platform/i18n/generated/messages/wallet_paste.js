/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wallet_PasteInputs */

const id_wallet_paste = /** @type {(inputs: Wallet_PasteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tempel nomornya dan isi jumlah yang sama persis.`)
};

const en_wallet_paste = /** @type {(inputs: Wallet_PasteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paste the number and enter exactly the same amount.`)
};

/**
* | output |
* | --- |
* | "Paste the number and enter exactly the same amount." |
*
* @param {Wallet_PasteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wallet_paste = /** @type {((inputs?: Wallet_PasteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wallet_PasteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wallet_paste(inputs)
	return id_wallet_paste(inputs)
});