/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ megabytes: NonNullable<unknown> }} Upload_Too_LargeInputs */

const id_upload_too_large = /** @type {(inputs: Upload_Too_LargeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`File ini lebih dari ${i?.megabytes} MB. Pilih foto yang lebih kecil, atau buat tangkapan layarnya.`)
};

const en_upload_too_large = /** @type {(inputs: Upload_Too_LargeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This file is larger than ${i?.megabytes} MB. Choose a smaller photo, or take a screenshot of it.`)
};

/**
* | output |
* | --- |
* | "This file is larger than {megabytes} MB. Choose a smaller photo, or take a screenshot of it." |
*
* @param {Upload_Too_LargeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_too_large = /** @type {((inputs: Upload_Too_LargeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Too_LargeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_too_large(inputs)
	return id_upload_too_large(inputs)
});