/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Policy_OwnInputs */

const id_site_policy_own = /** @type {(inputs: Site_Policy_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apa yang terjadi dengan data Anda.`)
};

const en_site_policy_own = /** @type {(inputs: Site_Policy_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What becomes of your data.`)
};

/**
* | output |
* | --- |
* | "What becomes of your data." |
*
* @param {Site_Policy_OwnInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_policy_own = /** @type {((inputs?: Site_Policy_OwnInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Policy_OwnInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_policy_own(inputs)
	return id_site_policy_own(inputs)
});