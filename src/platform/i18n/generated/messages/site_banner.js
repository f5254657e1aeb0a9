/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, count: NonNullable<unknown>, title: NonNullable<unknown> }} Site_BannerInputs */

const id_site_banner = /** @type {(inputs: Site_BannerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sekilas ${i?.number} dari ${i?.count}: ${i?.title}`)
};

const en_site_banner = /** @type {(inputs: Site_BannerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Slide ${i?.number} of ${i?.count}: ${i?.title}`)
};

/**
* | output |
* | --- |
* | "Slide {number} of {count}: {title}" |
*
* @param {Site_BannerInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_banner = /** @type {((inputs: Site_BannerInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_BannerInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_banner(inputs)
	return id_site_banner(inputs)
});