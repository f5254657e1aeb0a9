/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_TitleInputs */

const id_upload_title = /** @type {(inputs: Upload_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto (tidak wajib)`)
};

const en_upload_title = /** @type {(inputs: Upload_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Photos (optional)`)
};

/**
* | output |
* | --- |
* | "Photos (optional)" |
*
* @param {Upload_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_title = /** @type {((inputs?: Upload_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_title(inputs)
	return id_upload_title(inputs)
});