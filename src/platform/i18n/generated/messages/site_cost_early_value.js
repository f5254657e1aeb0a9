/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_Early_ValueInputs */

const id_site_cost_early_value = /** @type {(inputs: Site_Cost_Early_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah separuh jangka waktu, paling cepat 7 hari setelah uang masuk`)
};

const en_site_cost_early_value = /** @type {(inputs: Site_Cost_Early_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After half the term, and no sooner than 7 days after the money arrived`)
};

/**
* | output |
* | --- |
* | "After half the term, and no sooner than 7 days after the money arrived" |
*
* @param {Site_Cost_Early_ValueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_early_value = /** @type {((inputs?: Site_Cost_Early_ValueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_Early_ValueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_early_value(inputs)
	return id_site_cost_early_value(inputs)
});