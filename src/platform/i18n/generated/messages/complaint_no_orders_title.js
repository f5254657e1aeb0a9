/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_No_Orders_TitleInputs */

const id_complaint_no_orders_title = /** @type {(inputs: Complaint_No_Orders_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda belum punya pinjaman`)
};

const en_complaint_no_orders_title = /** @type {(inputs: Complaint_No_Orders_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have no loan yet`)
};

/**
* | output |
* | --- |
* | "You have no loan yet" |
*
* @param {Complaint_No_Orders_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_no_orders_title = /** @type {((inputs?: Complaint_No_Orders_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_No_Orders_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_no_orders_title(inputs)
	return id_complaint_no_orders_title(inputs)
});