/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_CostInputs */

const id_site_example_cost = /** @type {(inputs: Site_Example_CostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total biaya`)
};

const en_site_example_cost = /** @type {(inputs: Site_Example_CostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total cost`)
};

/**
* | output |
* | --- |
* | "Total cost" |
*
* @param {Site_Example_CostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_cost = /** @type {((inputs?: Site_Example_CostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_CostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_cost(inputs)
	return id_site_example_cost(inputs)
});