/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Unclear_TextInputs */

const id_account_unclear_text = /** @type {(inputs: Account_Unclear_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cara bayar ini belum bisa kami tampilkan dengan benar. Ganti metodenya, atau telepon kami. Pinjaman Anda tidak berubah.`)
};

const en_account_unclear_text = /** @type {(inputs: Account_Unclear_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot show this way to pay correctly right now. Change the method, or call us. Nothing about your loan has changed.`)
};

/**
* | output |
* | --- |
* | "We cannot show this way to pay correctly right now. Change the method, or call us. Nothing about your loan has changed." |
*
* @param {Account_Unclear_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_unclear_text = /** @type {((inputs?: Account_Unclear_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Unclear_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_unclear_text(inputs)
	return id_account_unclear_text(inputs)
});