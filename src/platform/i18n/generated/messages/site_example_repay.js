/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_RepayInputs */

const id_site_example_repay = /** @type {(inputs: Site_Example_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda bayar kembali`)
};

const en_site_example_repay = /** @type {(inputs: Site_Example_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You repay`)
};

/**
* | output |
* | --- |
* | "You repay" |
*
* @param {Site_Example_RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_repay = /** @type {((inputs?: Site_Example_RepayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_RepayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_repay(inputs)
	return id_site_example_repay(inputs)
});