/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_LateInputs */

const id_site_cost_late = /** @type {(inputs: Site_Cost_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya keterlambatan`)
};

const en_site_cost_late = /** @type {(inputs: Site_Cost_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Late fee`)
};

/**
* | output |
* | --- |
* | "Late fee" |
*
* @param {Site_Cost_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_late = /** @type {((inputs?: Site_Cost_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_late(inputs)
	return id_site_cost_late(inputs)
});