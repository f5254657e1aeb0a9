/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_UsualInputs */

const id_account_usual = /** @type {(inputs: Account_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda belum memilih, jadi kami pilihkan cara bayar ini.`)
};

const en_account_usual = /** @type {(inputs: Account_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You had not chosen a bank, so we picked this way to pay for you.`)
};

/**
* | output |
* | --- |
* | "You had not chosen a bank, so we picked this way to pay for you." |
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