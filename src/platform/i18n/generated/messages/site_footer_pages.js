/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Footer_PagesInputs */

const id_site_footer_pages = /** @type {(inputs: Site_Footer_PagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman`)
};

const en_site_footer_pages = /** @type {(inputs: Site_Footer_PagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

/**
* | output |
* | --- |
* | "Pages" |
*
* @param {Site_Footer_PagesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_footer_pages = /** @type {((inputs?: Site_Footer_PagesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Footer_PagesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_footer_pages(inputs)
	return id_site_footer_pages(inputs)
});