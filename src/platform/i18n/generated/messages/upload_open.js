/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Upload_OpenInputs */

const id_upload_open = /** @type {(inputs: Upload_OpenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lihat foto ${i?.number}`)
};

const en_upload_open = /** @type {(inputs: Upload_OpenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`View photo ${i?.number}`)
};

/**
* | output |
* | --- |
* | "View photo {number}" |
*
* @param {Upload_OpenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_open = /** @type {((inputs: Upload_OpenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_OpenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_open(inputs)
	return id_upload_open(inputs)
});