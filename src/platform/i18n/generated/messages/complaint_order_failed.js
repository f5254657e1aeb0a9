/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Order_FailedInputs */

const id_complaint_order_failed = /** @type {(inputs: Complaint_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman lainnya belum bisa dimuat, jadi yang terpilih tetap yang ini.`)
};

const en_complaint_order_failed = /** @type {(inputs: Complaint_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The other loan could not be loaded, so this one is still chosen.`)
};

/**
* | output |
* | --- |
* | "The other loan could not be loaded, so this one is still chosen." |
*
* @param {Complaint_Order_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_order_failed = /** @type {((inputs?: Complaint_Order_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Order_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_order_failed(inputs)
	return id_complaint_order_failed(inputs)
});