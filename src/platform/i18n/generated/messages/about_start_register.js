/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_RegisterInputs */

const id_about_start_register = /** @type {(inputs: About_Start_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar dengan nomor ponsel dan kode yang kami kirim lewat SMS, lalu unduh aplikasinya dan masuk.`)
};

const en_about_start_register = /** @type {(inputs: About_Start_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register with your mobile number and the code that we send by SMS, then download the app and log in.`)
};

/**
* | output |
* | --- |
* | "Register with your mobile number and the code that we send by SMS, then download the app and log in." |
*
* @param {About_Start_RegisterInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_register = /** @type {((inputs?: About_Start_RegisterInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_RegisterInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_register(inputs)
	return id_about_start_register(inputs)
});