/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_DescriptionInputs */

const id_site_description = /** @type {(inputs: Site_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Rp1.000.000 sampai Rp15.000.000 dengan biaya yang jelas dari awal. Cair dalam 2 jam.`)
};

const en_site_description = /** @type {(inputs: Site_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loans from ₹2,000 to ₹80,000 with costs that are clear from the start. Money within 2 hours.`)
};

/**
* | output |
* | --- |
* | "Loans from ₹2,000 to ₹80,000 with costs that are clear from the start. Money within 2 hours." |
*
* @param {Site_DescriptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_description = /** @type {((inputs?: Site_DescriptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_DescriptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_description(inputs)
	return id_site_description(inputs)
});