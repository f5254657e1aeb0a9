/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_ContactInputs */

const id_join_terms_contact = /** @type {(inputs: Join_Terms_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`7. Menghubungi kami`)
};

const en_join_terms_contact = /** @type {(inputs: Join_Terms_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`7. Contact`)
};

/**
* | output |
* | --- |
* | "7. Contact" |
*
* @param {Join_Terms_ContactInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_contact = /** @type {((inputs?: Join_Terms_ContactInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_ContactInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_contact(inputs)
	return id_join_terms_contact(inputs)
});