/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_TitleInputs */

const id_code_title = /** @type {(inputs: Code_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masukkan kode verifikasi`)
};

const en_code_title = /** @type {(inputs: Code_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the verification code`)
};

/**
* | output |
* | --- |
* | "Enter the verification code" |
*
* @param {Code_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_title = /** @type {((inputs?: Code_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_title(inputs)
	return id_code_title(inputs)
});