/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Other_Draft_UseInputs */

const id_complaint_other_draft_use = /** @type {(inputs: Complaint_Other_Draft_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pakai untuk pinjaman ini`)
};

const en_complaint_other_draft_use = /** @type {(inputs: Complaint_Other_Draft_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use it for this loan`)
};

/**
* | output |
* | --- |
* | "Use it for this loan" |
*
* @param {Complaint_Other_Draft_UseInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_other_draft_use = /** @type {((inputs?: Complaint_Other_Draft_UseInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Other_Draft_UseInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_other_draft_use(inputs)
	return id_complaint_other_draft_use(inputs)
});