/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Unsure_ToastInputs */

const id_complaint_unsure_toast = /** @type {(inputs: Complaint_Unsure_ToastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum diketahui apakah keluhan Anda sudah sampai`)
};

const en_complaint_unsure_toast = /** @type {(inputs: Complaint_Unsure_ToastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know whether your complaint arrived`)
};

/**
* | output |
* | --- |
* | "We do not know whether your complaint arrived" |
*
* @param {Complaint_Unsure_ToastInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_unsure_toast = /** @type {((inputs?: Complaint_Unsure_ToastInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Unsure_ToastInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_unsure_toast(inputs)
	return id_complaint_unsure_toast(inputs)
});