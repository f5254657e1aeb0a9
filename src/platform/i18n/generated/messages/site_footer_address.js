/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Footer_AddressInputs */

const id_site_footer_address = /** @type {(inputs: Site_Footer_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamat`)
};

const en_site_footer_address = /** @type {(inputs: Site_Footer_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

/**
* | output |
* | --- |
* | "Address" |
*
* @param {Site_Footer_AddressInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_footer_address = /** @type {((inputs?: Site_Footer_AddressInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Footer_AddressInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_footer_address(inputs)
	return id_site_footer_address(inputs)
});