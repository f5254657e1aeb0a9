/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} To_HomeInputs */

const id_to_home = /** @type {(inputs: To_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ke beranda`)
};

const en_to_home = /** @type {(inputs: To_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to home`)
};

/**
* | output |
* | --- |
* | "Go to home" |
*
* @param {To_HomeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const to_home = /** @type {((inputs?: To_HomeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<To_HomeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_to_home(inputs)
	return id_to_home(inputs)
});