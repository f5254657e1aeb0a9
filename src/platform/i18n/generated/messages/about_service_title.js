/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Service_TitleInputs */

const id_about_service_title = /** @type {(inputs: About_Service_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Layanan pelanggan`)
};

const en_about_service_title = /** @type {(inputs: About_Service_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service`)
};

/**
* | output |
* | --- |
* | "Customer service" |
*
* @param {About_Service_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_service_title = /** @type {((inputs?: About_Service_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Service_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_service_title(inputs)
	return id_about_service_title(inputs)
});