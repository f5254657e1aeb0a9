/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Read_TermsInputs */

const id_site_read_terms = /** @type {(inputs: Site_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca ketentuan lengkapnya`)
};

const en_site_read_terms = /** @type {(inputs: Site_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the full terms`)
};

/**
* | output |
* | --- |
* | "Read the full terms" |
*
* @param {Site_Read_TermsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_read_terms = /** @type {((inputs?: Site_Read_TermsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Read_TermsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_read_terms(inputs)
	return id_site_read_terms(inputs)
});