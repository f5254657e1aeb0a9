/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, year: NonNullable<unknown> }} Site_Example_RatesInputs */

const id_site_example_rates = /** @type {(inputs: Site_Example_RatesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} per hari, ${i?.year} per tahun`)
};

const en_site_example_rates = /** @type {(inputs: Site_Example_RatesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} a day, ${i?.year} a year`)
};

/**
* | output |
* | --- |
* | "{day} a day, {year} a year" |
*
* @param {Site_Example_RatesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_rates = /** @type {((inputs: Site_Example_RatesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_RatesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_rates(inputs)
	return id_site_example_rates(inputs)
});