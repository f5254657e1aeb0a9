/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Read_PolicyInputs */

const id_site_read_policy = /** @type {(inputs: Site_Read_PolicyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca kebijakan privasi`)
};

const en_site_read_policy = /** @type {(inputs: Site_Read_PolicyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the privacy policy`)
};

/**
* | output |
* | --- |
* | "Read the privacy policy" |
*
* @param {Site_Read_PolicyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_read_policy = /** @type {((inputs?: Site_Read_PolicyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Read_PolicyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_read_policy(inputs)
	return id_site_read_policy(inputs)
});