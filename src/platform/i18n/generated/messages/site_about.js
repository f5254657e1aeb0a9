/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_AboutInputs */

const id_site_about = /** @type {(inputs: Site_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tentang Kami`)
};

const en_site_about = /** @type {(inputs: Site_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About Us`)
};

/**
* | output |
* | --- |
* | "About Us" |
*
* @param {Site_AboutInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_about = /** @type {((inputs?: Site_AboutInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_AboutInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_about(inputs)
	return id_site_about(inputs)
});