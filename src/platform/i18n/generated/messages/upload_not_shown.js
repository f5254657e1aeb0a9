/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Not_ShownInputs */

const id_upload_not_shown = /** @type {(inputs: Upload_Not_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto ini tidak bisa ditampilkan, tetapi tetap ikut dalam keluhan Anda.`)
};

const en_upload_not_shown = /** @type {(inputs: Upload_Not_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This photo cannot be shown. It is still part of your complaint.`)
};

/**
* | output |
* | --- |
* | "This photo cannot be shown. It is still part of your complaint." |
*
* @param {Upload_Not_ShownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_not_shown = /** @type {((inputs?: Upload_Not_ShownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Not_ShownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_not_shown(inputs)
	return id_upload_not_shown(inputs)
});