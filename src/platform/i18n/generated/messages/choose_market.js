/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Choose_MarketInputs */

const id_choose_market = /** @type {(inputs: Choose_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih mini market`)
};

const en_choose_market = /** @type {(inputs: Choose_MarketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a mini market`)
};

/**
* | output |
* | --- |
* | "Choose a mini market" |
*
* @param {Choose_MarketInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choose_market = /** @type {((inputs?: Choose_MarketInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choose_MarketInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choose_market(inputs)
	return id_choose_market(inputs)
});