/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_PenaltyInputs */

const id_site_cost_penalty = /** @type {(inputs: Site_Cost_PenaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Denda per hari, dari yang belum dibayar`)
};

const en_site_cost_penalty = /** @type {(inputs: Site_Cost_PenaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penalty a day, on what is unpaid`)
};

/**
* | output |
* | --- |
* | "Penalty a day, on what is unpaid" |
*
* @param {Site_Cost_PenaltyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_penalty = /** @type {((inputs?: Site_Cost_PenaltyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_PenaltyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_penalty(inputs)
	return id_site_cost_penalty(inputs)
});