/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Upload_RemoveInputs */

const id_upload_remove = /** @type {(inputs: Upload_RemoveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hapus foto ${i?.number}`)
};

const en_upload_remove = /** @type {(inputs: Upload_RemoveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove photo ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Remove photo {number}" |
*
* @param {Upload_RemoveInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_remove = /** @type {((inputs: Upload_RemoveInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_RemoveInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_remove(inputs)
	return id_upload_remove(inputs)
});