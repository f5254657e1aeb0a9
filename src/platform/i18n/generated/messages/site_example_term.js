/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_TermInputs */

const id_site_example_term = /** @type {(inputs: Site_Example_TermInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selama`)
};

const en_site_example_term = /** @type {(inputs: Site_Example_TermInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For`)
};

/**
* | output |
* | --- |
* | "For" |
*
* @param {Site_Example_TermInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_term = /** @type {((inputs?: Site_Example_TermInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_TermInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_term(inputs)
	return id_site_example_term(inputs)
});