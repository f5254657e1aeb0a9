/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_RegisterInputs */

const id_site_step_register = /** @type {(inputs: Site_Step_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar dengan nomor ponsel dan kode SMS, lalu pasang aplikasinya.`)
};

const en_site_step_register = /** @type {(inputs: Site_Step_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register with your mobile number and a code by SMS, then install the app.`)
};

/**
* | output |
* | --- |
* | "Register with your mobile number and a code by SMS, then install the app." |
*
* @param {Site_Step_RegisterInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_register = /** @type {((inputs?: Site_Step_RegisterInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_RegisterInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_register(inputs)
	return id_site_step_register(inputs)
});