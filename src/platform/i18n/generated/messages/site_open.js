/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_OpenInputs */

const id_site_open = /** @type {(inputs: Site_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka situs resmi`)
};

const en_site_open = /** @type {(inputs: Site_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the official site`)
};

/**
* | output |
* | --- |
* | "Open the official site" |
*
* @param {Site_OpenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_open = /** @type {((inputs?: Site_OpenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_OpenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_open(inputs)
	return id_site_open(inputs)
});