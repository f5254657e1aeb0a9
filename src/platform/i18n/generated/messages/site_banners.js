/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_BannersInputs */

const id_site_banners = /** @type {(inputs: Site_BannersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sekilas`)
};

const en_site_banners = /** @type {(inputs: Site_BannersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a glance`)
};

/**
* | output |
* | --- |
* | "At a glance" |
*
* @param {Site_BannersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_banners = /** @type {((inputs?: Site_BannersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_BannersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_banners(inputs)
	return id_site_banners(inputs)
});