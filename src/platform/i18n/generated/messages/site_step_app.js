/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_AppInputs */

const id_site_step_app = /** @type {(inputs: Site_Step_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pasang aplikasinya, lalu daftar dengan nomor ponsel dan kode SMS.`)
};

const en_site_step_app = /** @type {(inputs: Site_Step_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Install the app, then register with your mobile number and a code by SMS.`)
};

/**
* | output |
* | --- |
* | "Install the app, then register with your mobile number and a code by SMS." |
*
* @param {Site_Step_AppInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_app = /** @type {((inputs?: Site_Step_AppInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_AppInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_app(inputs)
	return id_site_step_app(inputs)
});