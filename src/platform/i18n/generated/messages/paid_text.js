/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_TextInputs */

const id_paid_text = /** @type {(inputs: Paid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau sudah, jangan bayar lagi. Kami catat di sini sampai terlihat di pinjaman Anda.`)
};

const en_paid_text = /** @type {(inputs: Paid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you did, do not pay again. We note it here until your loan shows it.`)
};

/**
* | output |
* | --- |
* | "If you did, do not pay again. We note it here until your loan shows it." |
*
* @param {Paid_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_text = /** @type {((inputs?: Paid_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_text(inputs)
	return id_paid_text(inputs)
});