/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Open_TitleInputs */

const id_site_open_title = /** @type {(inputs: Site_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Situs resmi`)
};

const en_site_open_title = /** @type {(inputs: Site_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Official site`)
};

/**
* | output |
* | --- |
* | "Official site" |
*
* @param {Site_Open_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_open_title = /** @type {((inputs?: Site_Open_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Open_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_open_title(inputs)
	return id_site_open_title(inputs)
});