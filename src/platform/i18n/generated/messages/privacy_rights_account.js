/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_AccountInputs */

const id_privacy_rights_account = /** @type {(inputs: Privacy_Rights_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menutup akun: bisa bila Anda tidak punya pinjaman yang belum lunas. Kalau masih ada, lunasi dulu.`)
};

const en_privacy_rights_account = /** @type {(inputs: Privacy_Rights_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel your account: possible if you have no outstanding loan. While one is open, repay it first.`)
};

/**
* | output |
* | --- |
* | "Cancel your account: possible if you have no outstanding loan. While one is open, repay it first." |
*
* @param {Privacy_Rights_AccountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_account = /** @type {((inputs?: Privacy_Rights_AccountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_AccountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_account(inputs)
	return id_privacy_rights_account(inputs)
});