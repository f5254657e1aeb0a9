/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_UsualInputs */

const id_account_usual = /** @type {(inputs: Account_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda belum memilih metode, jadi ini yang biasa kami pakai.`)
};

const en_account_usual = /** @type {(inputs: Account_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have not chosen a method, so this is the one we usually use.`)
};

/**
* | output |
* | --- |
* | "You have not chosen a method, so this is the one we usually use." |
*
* @param {Account_UsualInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_usual = /** @type {((inputs?: Account_UsualInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_UsualInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_usual(inputs)
	return id_account_usual(inputs)
});