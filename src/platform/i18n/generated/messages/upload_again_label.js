/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Upload_Again_LabelInputs */

const id_upload_again_label = /** @type {(inputs: Upload_Again_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pilih lagi: foto ${i?.number}`)
};

const en_upload_again_label = /** @type {(inputs: Upload_Again_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose again: photo ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Choose again: photo {number}" |
*
* @param {Upload_Again_LabelInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_again_label = /** @type {((inputs: Upload_Again_LabelInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Again_LabelInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_again_label(inputs)
	return id_upload_again_label(inputs)
});