/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown>, email: NonNullable<unknown> }} About_Service_TextInputs */

const id_about_service_text = /** @type {(inputs: About_Service_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Anda bisa menghubungi kami: telepon ${i?.phone} atau tulis ke ${i?.email}.`)
};

const en_about_service_text = /** @type {(inputs: About_Service_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can reach us: call ${i?.phone} or write to ${i?.email}.`)
};

/**
* | output |
* | --- |
* | "You can reach us: call {phone} or write to {email}." |
*
* @param {About_Service_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_service_text = /** @type {((inputs: About_Service_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Service_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_service_text(inputs)
	return id_about_service_text(inputs)
});