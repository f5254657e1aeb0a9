/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Fast_TitleInputs */

const id_site_fast_title = /** @type {(inputs: Site_Fast_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman dalam 2 jam`)
};

const en_site_fast_title = /** @type {(inputs: Site_Fast_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loans within 2 hours`)
};

/**
* | output |
* | --- |
* | "Loans within 2 hours" |
*
* @param {Site_Fast_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_fast_title = /** @type {((inputs?: Site_Fast_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Fast_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_fast_title(inputs)
	return id_site_fast_title(inputs)
});