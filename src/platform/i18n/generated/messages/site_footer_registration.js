/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Footer_RegistrationInputs */

const id_site_footer_registration = /** @type {(inputs: Site_Footer_RegistrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor pendaftaran`)
};

const en_site_footer_registration = /** @type {(inputs: Site_Footer_RegistrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Registration`)
};

/**
* | output |
* | --- |
* | "Registration" |
*
* @param {Site_Footer_RegistrationInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_footer_registration = /** @type {((inputs?: Site_Footer_RegistrationInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Footer_RegistrationInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_footer_registration(inputs)
	return id_site_footer_registration(inputs)
});