/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_UnreadInputs */

const id_paid_unread = /** @type {(inputs: Paid_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah kami catat, tetapi pinjaman Anda belum bisa dibaca. Jangan bayar lagi dulu. Lihat lagi sebentar lagi.`)
};

const en_paid_unread = /** @type {(inputs: Paid_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We noted it, but your loan could not be read. Do not pay again for now. Look again in a moment.`)
};

/**
* | output |
* | --- |
* | "We noted it, but your loan could not be read. Do not pay again for now. Look again in a moment." |
*
* @param {Paid_UnreadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_unread = /** @type {((inputs?: Paid_UnreadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_UnreadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_unread(inputs)
	return id_paid_unread(inputs)
});