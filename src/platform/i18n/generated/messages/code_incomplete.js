/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_IncompleteInputs */

const id_code_incomplete = /** @type {(inputs: Code_IncompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masukkan kode verifikasi yang benar`)
};

const en_code_incomplete = /** @type {(inputs: Code_IncompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`please enter the correct verification code`)
};

/**
* | output |
* | --- |
* | "please enter the correct verification code" |
*
* @param {Code_IncompleteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_incomplete = /** @type {((inputs?: Code_IncompleteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_IncompleteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_incomplete(inputs)
	return id_code_incomplete(inputs)
});