/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_CodeInputs */

const id_bind_code = /** @type {(inputs: Bind_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode SMS`)
};

const en_bind_code = /** @type {(inputs: Bind_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`SMS code`)
};

/**
* | output |
* | --- |
* | "SMS code" |
*
* @param {Bind_CodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_code = /** @type {((inputs?: Bind_CodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_CodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_code(inputs)
	return id_bind_code(inputs)
});