/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_Term_ValueInputs */

const id_site_cost_term_value = /** @type {(inputs: Site_Cost_Term_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`91 sampai 365 hari`)
};

const en_site_cost_term_value = /** @type {(inputs: Site_Cost_Term_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`91 to 365 days`)
};

/**
* | output |
* | --- |
* | "91 to 365 days" |
*
* @param {Site_Cost_Term_ValueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_term_value = /** @type {((inputs?: Site_Cost_Term_ValueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_Term_ValueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_term_value(inputs)
	return id_site_cost_term_value(inputs)
});