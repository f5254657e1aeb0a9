/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_RateInputs */

const id_site_example_rate = /** @type {(inputs: Site_Example_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bunga dan semua biaya`)
};

const en_site_example_rate = /** @type {(inputs: Site_Example_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Interest and all fees`)
};

/**
* | output |
* | --- |
* | "Interest and all fees" |
*
* @param {Site_Example_RateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_rate = /** @type {((inputs?: Site_Example_RateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_RateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_rate(inputs)
	return id_site_example_rate(inputs)
});