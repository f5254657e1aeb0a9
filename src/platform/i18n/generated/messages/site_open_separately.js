/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Open_SeparatelyInputs */

const id_site_open_separately = /** @type {(inputs: Site_Open_SeparatelyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka di halaman sendiri`)
};

const en_site_open_separately = /** @type {(inputs: Site_Open_SeparatelyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open separately`)
};

/**
* | output |
* | --- |
* | "Open separately" |
*
* @param {Site_Open_SeparatelyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_open_separately = /** @type {((inputs?: Site_Open_SeparatelyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Open_SeparatelyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_open_separately(inputs)
	return id_site_open_separately(inputs)
});