/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Wait_UploadingInputs */

const id_complaint_wait_uploading = /** @type {(inputs: Complaint_Wait_UploadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto Anda masih diunggah. Keluhan bisa dikirim begitu selesai.`)
};

const en_complaint_wait_uploading = /** @type {(inputs: Complaint_Wait_UploadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your photos are still being uploaded. You can send as soon as they are done.`)
};

/**
* | output |
* | --- |
* | "Your photos are still being uploaded. You can send as soon as they are done." |
*
* @param {Complaint_Wait_UploadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_wait_uploading = /** @type {((inputs?: Complaint_Wait_UploadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Wait_UploadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_wait_uploading(inputs)
	return id_complaint_wait_uploading(inputs)
});