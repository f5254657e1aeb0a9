/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_AccountInputs */

const id_join_terms_account = /** @type {(inputs: Join_Terms_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1. Nomor dan akun Anda`)
};

const en_join_terms_account = /** @type {(inputs: Join_Terms_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1. Your number and your account`)
};

/**
* | output |
* | --- |
* | "1. Your number and your account" |
*
* @param {Join_Terms_AccountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_account = /** @type {((inputs?: Join_Terms_AccountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_AccountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_account(inputs)
	return id_join_terms_account(inputs)
});