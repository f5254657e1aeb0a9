/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_OrderInputs */

const id_complaint_order = /** @type {(inputs: Complaint_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman yang dikeluhkan`)
};

const en_complaint_order = /** @type {(inputs: Complaint_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your complaint is about`)
};

/**
* | output |
* | --- |
* | "Your complaint is about" |
*
* @param {Complaint_OrderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_order = /** @type {((inputs?: Complaint_OrderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_OrderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_order(inputs)
	return id_complaint_order(inputs)
});