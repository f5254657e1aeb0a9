/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_AmountInputs */

const id_site_example_amount = /** @type {(inputs: Site_Example_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda pinjam`)
};

const en_site_example_amount = /** @type {(inputs: Site_Example_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You borrow`)
};

/**
* | output |
* | --- |
* | "You borrow" |
*
* @param {Site_Example_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_amount = /** @type {((inputs?: Site_Example_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_amount(inputs)
	return id_site_example_amount(inputs)
});