/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Form_TitleInputs */

const id_complaint_form_title = /** @type {(inputs: Complaint_Form_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan Anda`)
};

const en_complaint_form_title = /** @type {(inputs: Complaint_Form_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your complaint`)
};

/**
* | output |
* | --- |
* | "Your complaint" |
*
* @param {Complaint_Form_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_form_title = /** @type {((inputs?: Complaint_Form_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Form_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_form_title(inputs)
	return id_complaint_form_title(inputs)
});