/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_EyebrowInputs */

const id_site_eyebrow = /** @type {(inputs: Site_EyebrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman di Indonesia dan India`)
};

const en_site_eyebrow = /** @type {(inputs: Site_EyebrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loans in Indonesia and India`)
};

/**
* | output |
* | --- |
* | "Loans in Indonesia and India" |
*
* @param {Site_EyebrowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_eyebrow = /** @type {((inputs?: Site_EyebrowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_EyebrowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_eyebrow(inputs)
	return id_site_eyebrow(inputs)
});