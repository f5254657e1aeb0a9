/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Upload_RetryInputs */

const id_upload_retry = /** @type {(inputs: Upload_RetryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Coba lagi foto ${i?.number}`)
};

const en_upload_retry = /** @type {(inputs: Upload_RetryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Try photo ${i?.number} again`)
};

/**
* | output |
* | --- |
* | "Try photo {number} again" |
*
* @param {Upload_RetryInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_retry = /** @type {((inputs: Upload_RetryInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_RetryInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_retry(inputs)
	return id_upload_retry(inputs)
});