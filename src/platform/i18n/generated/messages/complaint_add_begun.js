/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Add_BegunInputs */

const id_complaint_add_begun = /** @type {(inputs: Complaint_Add_BegunInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tambahkan ini ke tulisan Anda`)
};

const en_complaint_add_begun = /** @type {(inputs: Complaint_Add_BegunInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add this to your text`)
};

/**
* | output |
* | --- |
* | "Add this to your text" |
*
* @param {Complaint_Add_BegunInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_add_begun = /** @type {((inputs?: Complaint_Add_BegunInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Add_BegunInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_add_begun(inputs)
	return id_complaint_add_begun(inputs)
});