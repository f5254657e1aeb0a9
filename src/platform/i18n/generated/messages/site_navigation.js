/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_NavigationInputs */

const id_site_navigation = /** @type {(inputs: Site_NavigationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bagian situs`)
};

const en_site_navigation = /** @type {(inputs: Site_NavigationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sections`)
};

/**
* | output |
* | --- |
* | "Sections" |
*
* @param {Site_NavigationInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_navigation = /** @type {((inputs?: Site_NavigationInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_NavigationInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_navigation(inputs)
	return id_site_navigation(inputs)
});