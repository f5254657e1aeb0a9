/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_Order_UnreadInputs */

const id_paid_order_unread = /** @type {(inputs: Paid_Order_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum bisa dibaca.`)
};

const en_paid_order_unread = /** @type {(inputs: Paid_Order_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It cannot be read right now.`)
};

/**
* | output |
* | --- |
* | "It cannot be read right now." |
*
* @param {Paid_Order_UnreadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_order_unread = /** @type {((inputs?: Paid_Order_UnreadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_Order_UnreadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_order_unread(inputs)
	return id_paid_order_unread(inputs)
});