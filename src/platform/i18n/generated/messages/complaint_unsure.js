/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_UnsureInputs */

const id_complaint_unsure = /** @type {(inputs: Complaint_UnsureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami belum tahu apakah keluhan Anda sudah sampai. Periksa dulu di Keluhan saya sebelum mengirim lagi, supaya tidak tercatat dua kali.`)
};

const en_complaint_unsure = /** @type {(inputs: Complaint_UnsureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know whether your complaint arrived. Look in My complaints before you send it again, or it may be there twice.`)
};

/**
* | output |
* | --- |
* | "We do not know whether your complaint arrived. Look in My complaints before you send it again, or it may be there twice." |
*
* @param {Complaint_UnsureInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_unsure = /** @type {((inputs?: Complaint_UnsureInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_UnsureInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_unsure(inputs)
	return id_complaint_unsure(inputs)
});