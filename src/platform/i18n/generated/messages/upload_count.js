/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, most: NonNullable<unknown> }} Upload_CountInputs */

const id_upload_count = /** @type {(inputs: Upload_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} dari ${i?.most}`)
};

const en_upload_count = /** @type {(inputs: Upload_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} of ${i?.most}`)
};

/**
* | output |
* | --- |
* | "{count} of {most}" |
*
* @param {Upload_CountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_count = /** @type {((inputs: Upload_CountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_CountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_count(inputs)
	return id_upload_count(inputs)
});