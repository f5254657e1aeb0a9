/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_IndonesiaInputs */

const id_site_indonesia = /** @type {(inputs: Site_IndonesiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indonesia`)
};

const en_site_indonesia = /** @type {(inputs: Site_IndonesiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indonesia`)
};

/**
* | output |
* | --- |
* | "Indonesia" |
*
* @param {Site_IndonesiaInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_indonesia = /** @type {((inputs?: Site_IndonesiaInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_IndonesiaInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_indonesia(inputs)
	return id_site_indonesia(inputs)
});