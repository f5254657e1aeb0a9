/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Users_TextInputs */

const id_site_users_text = /** @type {(inputs: Site_Users_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Di dua negara, untuk keperluan sehari-hari.`)
};

const en_site_users_text = /** @type {(inputs: Site_Users_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In two countries, for what everyday life brings.`)
};

/**
* | output |
* | --- |
* | "In two countries, for what everyday life brings." |
*
* @param {Site_Users_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_users_text = /** @type {((inputs?: Site_Users_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Users_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_users_text(inputs)
	return id_site_users_text(inputs)
});