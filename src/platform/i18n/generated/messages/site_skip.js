/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_SkipInputs */

const id_site_skip = /** @type {(inputs: Site_SkipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Langsung ke isi`)
};

const en_site_skip = /** @type {(inputs: Site_SkipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Skip to content`)
};

/**
* | output |
* | --- |
* | "Skip to content" |
*
* @param {Site_SkipInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_skip = /** @type {((inputs?: Site_SkipInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_SkipInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_skip(inputs)
	return id_site_skip(inputs)
});