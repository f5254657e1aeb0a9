/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_See_CostsInputs */

const id_site_see_costs = /** @type {(inputs: Site_See_CostsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat biayanya`)
};

const en_site_see_costs = /** @type {(inputs: Site_See_CostsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what it costs`)
};

/**
* | output |
* | --- |
* | "See what it costs" |
*
* @param {Site_See_CostsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_see_costs = /** @type {((inputs?: Site_See_CostsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_See_CostsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_see_costs(inputs)
	return id_site_see_costs(inputs)
});