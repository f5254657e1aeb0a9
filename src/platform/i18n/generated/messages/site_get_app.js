/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Get_AppInputs */

const id_site_get_app = /** @type {(inputs: Site_Get_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dapatkan aplikasinya`)
};

const en_site_get_app = /** @type {(inputs: Site_Get_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get the app`)
};

/**
* | output |
* | --- |
* | "Get the app" |
*
* @param {Site_Get_AppInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_get_app = /** @type {((inputs?: Site_Get_AppInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Get_AppInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_get_app(inputs)
	return id_site_get_app(inputs)
});