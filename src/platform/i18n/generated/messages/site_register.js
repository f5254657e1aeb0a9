/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_RegisterInputs */

const id_site_register = /** @type {(inputs: Site_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar sekarang`)
};

const en_site_register = /** @type {(inputs: Site_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register now`)
};

/**
* | output |
* | --- |
* | "Register now" |
*
* @param {Site_RegisterInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_register = /** @type {((inputs?: Site_RegisterInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_RegisterInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_register(inputs)
	return id_site_register(inputs)
});