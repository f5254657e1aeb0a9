/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Policy_TextInputs */

const id_site_policy_text = /** @type {(inputs: Site_Policy_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ketentuan di halaman resmi pemberi pinjaman.`)
};

const en_site_policy_text = /** @type {(inputs: Site_Policy_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The terms on the lender’s own page.`)
};

/**
* | output |
* | --- |
* | "The terms on the lender’s own page." |
*
* @param {Site_Policy_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_policy_text = /** @type {((inputs?: Site_Policy_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Policy_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_policy_text(inputs)
	return id_site_policy_text(inputs)
});