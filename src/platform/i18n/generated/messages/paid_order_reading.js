/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_Order_ReadingInputs */

const id_paid_order_reading = /** @type {(inputs: Paid_Order_ReadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Membaca pinjaman Anda…`)
};

const en_paid_order_reading = /** @type {(inputs: Paid_Order_ReadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reading your loan…`)
};

/**
* | output |
* | --- |
* | "Reading your loan…" |
*
* @param {Paid_Order_ReadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_order_reading = /** @type {((inputs?: Paid_Order_ReadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_Order_ReadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_order_reading(inputs)
	return id_paid_order_reading(inputs)
});