/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_Bank_MissingInputs */

const id_bind_bank_missing = /** @type {(inputs: Bind_Bank_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih bank penerbit kartu Anda`)
};

const en_bind_bank_missing = /** @type {(inputs: Bind_Bank_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the bank that issued your card`)
};

/**
* | output |
* | --- |
* | "Choose the bank that issued your card" |
*
* @param {Bind_Bank_MissingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_bank_missing = /** @type {((inputs?: Bind_Bank_MissingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Bank_MissingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_bank_missing(inputs)
	return id_bind_bank_missing(inputs)
});