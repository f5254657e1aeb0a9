/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_TitleInputs */

const id_site_example_title = /** @type {(inputs: Site_Example_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contoh biaya pinjaman`)
};

const en_site_example_title = /** @type {(inputs: Site_Example_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What an example loan costs`)
};

/**
* | output |
* | --- |
* | "What an example loan costs" |
*
* @param {Site_Example_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_title = /** @type {((inputs?: Site_Example_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_title(inputs)
	return id_site_example_title(inputs)
});