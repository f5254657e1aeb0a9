/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_AgainInputs */

const id_code_again = /** @type {(inputs: Code_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode baru sudah dikirim`)
};

const en_code_again = /** @type {(inputs: Code_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new code was sent`)
};

/**
* | output |
* | --- |
* | "A new code was sent" |
*
* @param {Code_AgainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_again = /** @type {((inputs?: Code_AgainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_AgainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_again(inputs)
	return id_code_again(inputs)
});