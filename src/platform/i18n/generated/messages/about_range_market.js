/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Range_MarketInputs */

const id_about_range_market = /** @type {(inputs: About_Range_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Negara`)
};

const en_about_range_market = /** @type {(inputs: About_Range_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Market`)
};

/**
* | output |
* | --- |
* | "Market" |
*
* @param {About_Range_MarketInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_range_market = /** @type {((inputs?: About_Range_MarketInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Range_MarketInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_range_market(inputs)
	return id_about_range_market(inputs)
});