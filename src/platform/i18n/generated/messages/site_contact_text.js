/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Contact_TextInputs */

const id_site_contact_text = /** @type {(inputs: Site_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk pertanyaan tentang pinjaman Anda, tulis atau telepon langsung.`)
};

const en_site_contact_text = /** @type {(inputs: Site_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a question about your loan, write or call.`)
};

/**
* | output |
* | --- |
* | "For a question about your loan, write or call." |
*
* @param {Site_Contact_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_contact_text = /** @type {((inputs?: Site_Contact_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Contact_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_contact_text(inputs)
	return id_site_contact_text(inputs)
});