/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_WrongInputs */

const id_code_wrong = /** @type {(inputs: Code_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode verifikasi salah`)
};

const en_code_wrong = /** @type {(inputs: Code_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`verification code wrong`)
};

/**
* | output |
* | --- |
* | "verification code wrong" |
*
* @param {Code_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_wrong = /** @type {((inputs?: Code_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_wrong(inputs)
	return id_code_wrong(inputs)
});