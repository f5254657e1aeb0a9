/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_App_TitleInputs */

const id_site_step_app_title = /** @type {(inputs: Site_Step_App_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar`)
};

const en_site_step_app_title = /** @type {(inputs: Site_Step_App_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register`)
};

/**
* | output |
* | --- |
* | "Register" |
*
* @param {Site_Step_App_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_app_title = /** @type {((inputs?: Site_Step_App_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_App_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_app_title(inputs)
	return id_site_step_app_title(inputs)
});