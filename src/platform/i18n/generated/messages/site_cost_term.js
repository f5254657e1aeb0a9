/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_TermInputs */

const id_site_cost_term = /** @type {(inputs: Site_Cost_TermInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangka waktu`)
};

const en_site_cost_term = /** @type {(inputs: Site_Cost_TermInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Term`)
};

/**
* | output |
* | --- |
* | "Term" |
*
* @param {Site_Cost_TermInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_term = /** @type {((inputs?: Site_Cost_TermInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_TermInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_term(inputs)
	return id_site_cost_term(inputs)
});