/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_EarlyInputs */

const id_site_cost_early = /** @type {(inputs: Site_Cost_EarlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Melunasi lebih awal`)
};

const en_site_cost_early = /** @type {(inputs: Site_Cost_EarlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paying early`)
};

/**
* | output |
* | --- |
* | "Paying early" |
*
* @param {Site_Cost_EarlyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_early = /** @type {((inputs?: Site_Cost_EarlyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_EarlyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_early(inputs)
	return id_site_cost_early(inputs)
});