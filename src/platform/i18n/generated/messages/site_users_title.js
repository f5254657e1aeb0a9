/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Users_TitleInputs */

const id_site_users_title = /** @type {(inputs: Site_Users_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lebih dari 3 juta pengguna`)
};

const en_site_users_title = /** @type {(inputs: Site_Users_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Over 3 million users`)
};

/**
* | output |
* | --- |
* | "Over 3 million users" |
*
* @param {Site_Users_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_users_title = /** @type {((inputs?: Site_Users_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Users_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_users_title(inputs)
	return id_site_users_title(inputs)
});