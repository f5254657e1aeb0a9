/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Fast_TextInputs */

const id_site_fast_text = /** @type {(inputs: Site_Fast_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan dan bayar dari ponsel.`)
};

const en_site_fast_text = /** @type {(inputs: Site_Fast_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apply and repay on your phone.`)
};

/**
* | output |
* | --- |
* | "Apply and repay on your phone." |
*
* @param {Site_Fast_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_fast_text = /** @type {((inputs?: Site_Fast_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Fast_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_fast_text(inputs)
	return id_site_fast_text(inputs)
});