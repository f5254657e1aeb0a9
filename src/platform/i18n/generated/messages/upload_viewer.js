/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_ViewerInputs */

const id_upload_viewer = /** @type {(inputs: Upload_ViewerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto Anda`)
};

const en_upload_viewer = /** @type {(inputs: Upload_ViewerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your photos`)
};

/**
* | output |
* | --- |
* | "Your photos" |
*
* @param {Upload_ViewerInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_viewer = /** @type {((inputs?: Upload_ViewerInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_ViewerInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_viewer(inputs)
	return id_upload_viewer(inputs)
});