/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_GetInputs */

const id_code_get = /** @type {(inputs: Code_GetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minta kode`)
};

const en_code_get = /** @type {(inputs: Code_GetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`get code`)
};

/**
* | output |
* | --- |
* | "get code" |
*
* @param {Code_GetInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_get = /** @type {((inputs?: Code_GetInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_GetInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_get(inputs)
	return id_code_get(inputs)
});