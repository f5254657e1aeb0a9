/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_OrdersInputs */

const id_complaint_orders = /** @type {(inputs: Complaint_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman mana yang dikeluhkan?`)
};

const en_complaint_orders = /** @type {(inputs: Complaint_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which loan is your complaint about?`)
};

/**
* | output |
* | --- |
* | "Which loan is your complaint about?" |
*
* @param {Complaint_OrdersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_orders = /** @type {((inputs?: Complaint_OrdersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_OrdersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_orders(inputs)
	return id_complaint_orders(inputs)
});