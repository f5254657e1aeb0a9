/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Costs_TitleInputs */

const id_site_costs_title = /** @type {(inputs: Site_Costs_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biayanya, apa adanya`)
};

const en_site_costs_title = /** @type {(inputs: Site_Costs_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What it costs, plainly`)
};

/**
* | output |
* | --- |
* | "What it costs, plainly" |
*
* @param {Site_Costs_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_costs_title = /** @type {((inputs?: Site_Costs_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Costs_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_costs_title(inputs)
	return id_site_costs_title(inputs)
});