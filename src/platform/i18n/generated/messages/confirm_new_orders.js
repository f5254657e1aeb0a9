/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Confirm_New_OrdersInputs */

const id_confirm_new_orders = /** @type {(inputs: Confirm_New_OrdersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Di daftar Anda ada ${i?.count} pinjaman baru untuk satu pengajuan. Kalau Anda hanya mengambil satu, hubungi kami sekarang, supaya hanya satu yang cair.`)
};

const en_confirm_new_orders = /** @type {(inputs: Confirm_New_OrdersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`In your list there were ${i?.count} new loans for one application. If you took only one, call us now, so that only one is paid out.`)
};

/**
* | output |
* | --- |
* | "In your list there were {count} new loans for one application. If you took only one, call us now, so that only one is paid out." |
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