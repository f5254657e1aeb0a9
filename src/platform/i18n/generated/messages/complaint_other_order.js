/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Other_OrderInputs */

const id_complaint_other_order = /** @type {(inputs: Complaint_Other_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih pinjaman lain`)
};

const en_complaint_other_order = /** @type {(inputs: Complaint_Other_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose another loan`)
};

/**
* | output |
* | --- |
* | "Choose another loan" |
*
* @param {Complaint_Other_OrderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_other_order = /** @type {((inputs?: Complaint_Other_OrderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Other_OrderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_other_order(inputs)
	return id_complaint_other_order(inputs)
});