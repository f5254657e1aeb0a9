/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_User_MissingInputs */

const id_alipay_user_missing = /** @type {(inputs: Alipay_User_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor pengguna Anda tidak ada di tautan ini, dan Alipay membutuhkannya. Belum ada yang dibayar. Buka lagi dari aplikasi, atau bayar dengan cara lain.`)
};

const en_alipay_user_missing = /** @type {(inputs: Alipay_User_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link lacks your user number, which Alipay needs. Nothing was paid. Open it from the app again, or pay another way.`)
};

/**
* | output |
* | --- |
* | "This link lacks your user number, which Alipay needs. Nothing was paid. Open it from the app again, or pay another way." |
*
* @param {Alipay_User_MissingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_user_missing = /** @type {((inputs?: Alipay_User_MissingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_User_MissingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_user_missing(inputs)
	return id_alipay_user_missing(inputs)
});