/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_IndiaInputs */

const id_site_india = /** @type {(inputs: Site_IndiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`India`)
};

const en_site_india = /** @type {(inputs: Site_IndiaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`India`)
};

/**
* | output |
* | --- |
* | "India" |
*
* @param {Site_IndiaInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_india = /** @type {((inputs?: Site_IndiaInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_IndiaInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_india(inputs)
	return id_site_india(inputs)
});