/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ limit: NonNullable<unknown> }} Complaint_FullInputs */

const id_complaint_full = /** @type {(inputs: Complaint_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sudah ${i?.limit} karakter. Tulisan selebihnya tidak disimpan.`)
};

const en_complaint_full = /** @type {(inputs: Complaint_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All ${i?.limit} characters are used. What you type beyond them is not kept.`)
};

/**
* | output |
* | --- |
* | "All {limit} characters are used. What you type beyond them is not kept." |
*
* @param {Complaint_FullInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_full = /** @type {((inputs: Complaint_FullInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_FullInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_full(inputs)
	return id_complaint_full(inputs)
});