/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Retry_AllInputs */

const id_upload_retry_all = /** @type {(inputs: Upload_Retry_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coba lagi semuanya`)
};

const en_upload_retry_all = /** @type {(inputs: Upload_Retry_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try all again`)
};

/**
* | output |
* | --- |
* | "Try all again" |
*
* @param {Upload_Retry_AllInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_retry_all = /** @type {((inputs?: Upload_Retry_AllInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Retry_AllInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_retry_all(inputs)
	return id_upload_retry_all(inputs)
});