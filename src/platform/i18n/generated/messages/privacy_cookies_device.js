/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_DeviceInputs */

const id_privacy_cookies_device = /** @type {(inputs: Privacy_Cookies_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini menyimpan beberapa hal di perangkat Anda, karena tanpanya halaman tidak bisa bekerja:`)
};

const en_privacy_cookies_device = /** @type {(inputs: Privacy_Cookies_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These pages keep some things on your device, because they could not work without them:`)
};

/**
* | output |
* | --- |
* | "These pages keep some things on your device, because they could not work without them:" |
*
* @param {Privacy_Cookies_DeviceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_device = /** @type {((inputs?: Privacy_Cookies_DeviceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_DeviceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_device(inputs)
	return id_privacy_cookies_device(inputs)
});