/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Discard_TitleInputs */

const id_complaint_discard_title = /** @type {(inputs: Complaint_Discard_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hapus keluhan ini?`)
};

const en_complaint_discard_title = /** @type {(inputs: Complaint_Discard_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discard this complaint?`)
};

/**
* | output |
* | --- |
* | "Discard this complaint?" |
*
* @param {Complaint_Discard_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_discard_title = /** @type {((inputs?: Complaint_Discard_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Discard_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_discard_title(inputs)
	return id_complaint_discard_title(inputs)
});