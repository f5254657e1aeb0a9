/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Footer_ServiceInputs */

const id_site_footer_service = /** @type {(inputs: Site_Footer_ServiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Layanan pelanggan`)
};

const en_site_footer_service = /** @type {(inputs: Site_Footer_ServiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service`)
};

/**
* | output |
* | --- |
* | "Customer service" |
*
* @param {Site_Footer_ServiceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_footer_service = /** @type {((inputs?: Site_Footer_ServiceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Footer_ServiceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_footer_service(inputs)
	return id_site_footer_service(inputs)
});