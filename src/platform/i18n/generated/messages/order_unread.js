/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_UnreadInputs */

const id_order_unread = /** @type {(inputs: Order_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda belum bisa kami baca, jadi tidak ada yang dikirim.`)
};

const en_order_unread = /** @type {(inputs: Order_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not read your loan first, so nothing was sent.`)
};

/**
* | output |
* | --- |
* | "We could not read your loan first, so nothing was sent." |
*
* @param {Order_UnreadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const order_unread = /** @type {((inputs?: Order_UnreadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_UnreadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_order_unread(inputs)
	return id_order_unread(inputs)
});