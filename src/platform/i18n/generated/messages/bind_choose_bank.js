/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_Choose_BankInputs */

const id_bind_choose_bank = /** @type {(inputs: Bind_Choose_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih bank`)
};

const en_bind_choose_bank = /** @type {(inputs: Bind_Choose_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a bank`)
};

/**
* | output |
* | --- |
* | "Choose a bank" |
*
* @param {Bind_Choose_BankInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_choose_bank = /** @type {((inputs?: Bind_Choose_BankInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Choose_BankInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_choose_bank(inputs)
	return id_bind_choose_bank(inputs)
});