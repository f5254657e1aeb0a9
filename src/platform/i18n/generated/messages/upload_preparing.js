/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_PreparingInputs */

const id_upload_preparing = /** @type {(inputs: Upload_PreparingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Disiapkan`)
};

const en_upload_preparing = /** @type {(inputs: Upload_PreparingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preparing`)
};

/**
* | output |
* | --- |
* | "Preparing" |
*
* @param {Upload_PreparingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_preparing = /** @type {((inputs?: Upload_PreparingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_PreparingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_preparing(inputs)
	return id_upload_preparing(inputs)
});