/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Choose_BankInputs */

const id_choose_bank = /** @type {(inputs: Choose_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih bank`)
};

const en_choose_bank = /** @type {(inputs: Choose_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a bank`)
};

/**
* | output |
* | --- |
* | "Choose a bank" |
*
* @param {Choose_BankInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choose_bank = /** @type {((inputs?: Choose_BankInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choose_BankInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choose_bank(inputs)
	return id_choose_bank(inputs)
});