/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Upload_CancelInputs */

const id_upload_cancel = /** @type {(inputs: Upload_CancelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hentikan unggahan foto ${i?.number}`)
};

const en_upload_cancel = /** @type {(inputs: Upload_CancelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Stop uploading photo ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Stop uploading photo {number}" |
*
* @param {Upload_CancelInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_cancel = /** @type {((inputs: Upload_CancelInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_CancelInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_cancel(inputs)
	return id_upload_cancel(inputs)
});