/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Service_LateInputs */

const id_about_service_late = /** @type {(inputs: About_Service_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau jatuh tempo membuat Anda khawatir, bicaralah dengan kami sebelum tanggalnya.`)
};

const en_about_service_late = /** @type {(inputs: About_Service_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If a due date worries you, talk to us before it comes.`)
};

/**
* | output |
* | --- |
* | "If a due date worries you, talk to us before it comes." |
*
* @param {About_Service_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_service_late = /** @type {((inputs?: About_Service_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Service_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_service_late(inputs)
	return id_about_service_late(inputs)
});