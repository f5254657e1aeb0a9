/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_PrivacyInputs */

const id_join_terms_privacy = /** @type {(inputs: Join_Terms_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kebijakan privasi`)
};

const en_join_terms_privacy = /** @type {(inputs: Join_Terms_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Privacy policy`)
};

/**
* | output |
* | --- |
* | "Privacy policy" |
*
* @param {Join_Terms_PrivacyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_privacy = /** @type {((inputs?: Join_Terms_PrivacyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_PrivacyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_privacy(inputs)
	return id_join_terms_privacy(inputs)
});