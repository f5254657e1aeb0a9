/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Contact_TitleInputs */

const id_site_contact_title = /** @type {(inputs: Site_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tentang pinjaman Anda`)
};

const en_site_contact_title = /** @type {(inputs: Site_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About your own loan`)
};

/**
* | output |
* | --- |
* | "About your own loan" |
*
* @param {Site_Contact_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_contact_title = /** @type {((inputs?: Site_Contact_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Contact_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_contact_title(inputs)
	return id_site_contact_title(inputs)
});