/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_NextInputs */

const id_upload_next = /** @type {(inputs: Upload_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto berikutnya`)
};

const en_upload_next = /** @type {(inputs: Upload_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next photo`)
};

/**
* | output |
* | --- |
* | "Next photo" |
*
* @param {Upload_NextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_next = /** @type {((inputs?: Upload_NextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_NextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_next(inputs)
	return id_upload_next(inputs)
});