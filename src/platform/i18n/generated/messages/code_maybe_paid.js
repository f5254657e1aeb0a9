/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_Maybe_PaidInputs */

const id_code_maybe_paid = /** @type {(inputs: Code_Maybe_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sudah pernah dikirim dan mungkin berhasil. Sekarang tidak ada yang dikirim: lihat dulu pinjaman Anda.`)
};

const en_code_maybe_paid = /** @type {(inputs: Code_Maybe_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This payment was sent before and may have been made. Nothing was sent now: look at your loan first.`)
};

/**
* | output |
* | --- |
* | "This payment was sent before and may have been made. Nothing was sent now: look at your loan first." |
*
* @param {Code_Maybe_PaidInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_maybe_paid = /** @type {((inputs?: Code_Maybe_PaidInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_Maybe_PaidInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_maybe_paid(inputs)
	return id_code_maybe_paid(inputs)
});