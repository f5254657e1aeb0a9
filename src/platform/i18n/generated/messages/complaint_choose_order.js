/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Choose_OrderInputs */

const id_complaint_choose_order = /** @type {(inputs: Complaint_Choose_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih pinjaman`)
};

const en_complaint_choose_order = /** @type {(inputs: Complaint_Choose_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a loan`)
};

/**
* | output |
* | --- |
* | "Choose a loan" |
*
* @param {Complaint_Choose_OrderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_choose_order = /** @type {((inputs?: Complaint_Choose_OrderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Choose_OrderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_choose_order(inputs)
	return id_complaint_choose_order(inputs)
});