/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Confirm_New_OrdersInputs */

const id_confirm_new_orders = /** @type {(inputs: Confirm_New_OrdersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saat kami periksa, daftar Anda menunjukkan ${i?.count} pinjaman baru untuk satu pengajuan.`)
};

const en_confirm_new_orders = /** @type {(inputs: Confirm_New_OrdersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`When we looked, your list showed ${i?.count} new loans for one application.`)
};

/**
* | output |
* | --- |
* | "When we looked, your list showed {count} new loans for one application." |
*
* @param {Confirm_New_OrdersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_new_orders = /** @type {((inputs: Confirm_New_OrdersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_New_OrdersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_new_orders(inputs)
	return id_confirm_new_orders(inputs)
});