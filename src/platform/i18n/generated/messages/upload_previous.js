/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_PreviousInputs */

const id_upload_previous = /** @type {(inputs: Upload_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto sebelumnya`)
};

const en_upload_previous = /** @type {(inputs: Upload_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous photo`)
};

/**
* | output |
* | --- |
* | "Previous photo" |
*
* @param {Upload_PreviousInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_previous = /** @type {((inputs?: Upload_PreviousInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_PreviousInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_previous(inputs)
	return id_upload_previous(inputs)
});