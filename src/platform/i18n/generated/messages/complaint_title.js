/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_TitleInputs */

const id_complaint_title = /** @type {(inputs: Complaint_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan`)
};

const en_complaint_title = /** @type {(inputs: Complaint_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complaint`)
};

/**
* | output |
* | --- |
* | "Complaint" |
*
* @param {Complaint_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_title = /** @type {((inputs?: Complaint_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_title(inputs)
	return id_complaint_title(inputs)
});