/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Clear_TitleInputs */

const id_site_clear_title = /** @type {(inputs: Site_Clear_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca dulu, baru setuju`)
};

const en_site_clear_title = /** @type {(inputs: Site_Clear_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read first, then agree`)
};

/**
* | output |
* | --- |
* | "Read first, then agree" |
*
* @param {Site_Clear_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_clear_title = /** @type {((inputs?: Site_Clear_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Clear_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_clear_title(inputs)
	return id_site_clear_title(inputs)
});