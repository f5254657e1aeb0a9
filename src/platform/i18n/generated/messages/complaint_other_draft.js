/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Other_DraftInputs */

const id_complaint_other_draft = /** @type {(inputs: Complaint_Other_DraftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sudah mulai menulis tentang pinjaman lain:`)
};

const en_complaint_other_draft = /** @type {(inputs: Complaint_Other_DraftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You began to write about another loan:`)
};

/**
* | output |
* | --- |
* | "You began to write about another loan:" |
*
* @param {Complaint_Other_DraftInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_other_draft = /** @type {((inputs?: Complaint_Other_DraftInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Other_DraftInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_other_draft(inputs)
	return id_complaint_other_draft(inputs)
});