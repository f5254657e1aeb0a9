/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_Penalty_ValueInputs */

const id_site_cost_penalty_value = /** @type {(inputs: Site_Cost_Penalty_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`5% pada hari 1 sampai 30, 4% pada hari 31 sampai 90, 2% mulai hari 91`)
};

const en_site_cost_penalty_value = /** @type {(inputs: Site_Cost_Penalty_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`5% on days 1 to 30, 4% on days 31 to 90, 2% from day 91`)
};

/**
* | output |
* | --- |
* | "5% on days 1 to 30, 4% on days 31 to 90, 2% from day 91" |
*
* @param {Site_Cost_Penalty_ValueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_penalty_value = /** @type {((inputs?: Site_Cost_Penalty_ValueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_Penalty_ValueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_penalty_value(inputs)
	return id_site_cost_penalty_value(inputs)
});