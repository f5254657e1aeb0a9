/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Use_OrderInputs */

const id_complaint_use_order = /** @type {(inputs: Complaint_Use_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih pinjaman ini`)
};

const en_complaint_use_order = /** @type {(inputs: Complaint_Use_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose this loan`)
};

/**
* | output |
* | --- |
* | "Choose this loan" |
*
* @param {Complaint_Use_OrderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_use_order = /** @type {((inputs?: Complaint_Use_OrderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Use_OrderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_use_order(inputs)
	return id_complaint_use_order(inputs)
});