/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Register_ShortInputs */

const id_site_register_short = /** @type {(inputs: Site_Register_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar`)
};

const en_site_register_short = /** @type {(inputs: Site_Register_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register`)
};

/**
* | output |
* | --- |
* | "Register" |
*
* @param {Site_Register_ShortInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_register_short = /** @type {((inputs?: Site_Register_ShortInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Register_ShortInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_register_short(inputs)
	return id_site_register_short(inputs)
});