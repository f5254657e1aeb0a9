/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_AppInputs */

const id_about_start_app = /** @type {(inputs: About_Start_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unduh aplikasinya, lalu daftar di sana dengan nomor ponsel dan kode yang kami kirim lewat SMS.`)
};

const en_about_start_app = /** @type {(inputs: About_Start_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download the app, and register there with your mobile number and the code that we send by SMS.`)
};

/**
* | output |
* | --- |
* | "Download the app, and register there with your mobile number and the code that we send by SMS." |
*
* @param {About_Start_AppInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_app = /** @type {((inputs?: About_Start_AppInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_AppInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_app(inputs)
	return id_about_start_app(inputs)
});