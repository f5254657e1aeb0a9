/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Continue_TitleInputs */

const id_complaint_continue_title = /** @type {(inputs: Complaint_Continue_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lanjutkan keluhan Anda`)
};

const en_complaint_continue_title = /** @type {(inputs: Complaint_Continue_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue your complaint`)
};

/**
* | output |
* | --- |
* | "Continue your complaint" |
*
* @param {Complaint_Continue_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_continue_title = /** @type {((inputs?: Complaint_Continue_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Continue_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_continue_title(inputs)
	return id_complaint_continue_title(inputs)
});