/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Amounts_TitleInputs */

const id_site_amounts_title = /** @type {(inputs: Site_Amounts_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Berapa yang bisa Anda pinjam`)
};

const en_site_amounts_title = /** @type {(inputs: Site_Amounts_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How much you can borrow`)
};

/**
* | output |
* | --- |
* | "How much you can borrow" |
*
* @param {Site_Amounts_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_amounts_title = /** @type {((inputs?: Site_Amounts_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Amounts_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_amounts_title(inputs)
	return id_site_amounts_title(inputs)
});