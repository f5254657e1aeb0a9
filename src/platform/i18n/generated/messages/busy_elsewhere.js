/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Busy_ElsewhereInputs */

const id_busy_elsewhere = /** @type {(inputs: Busy_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman lain sedang mengirim pembayaran pinjaman ini. Dari sini tidak ada yang dikirim.`)
};

const en_busy_elsewhere = /** @type {(inputs: Busy_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another page is sending a payment of this loan. Nothing was sent from here.`)
};

/**
* | output |
* | --- |
* | "Another page is sending a payment of this loan. Nothing was sent from here." |
*
* @param {Busy_ElsewhereInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const busy_elsewhere = /** @type {((inputs?: Busy_ElsewhereInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Busy_ElsewhereInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_busy_elsewhere(inputs)
	return id_busy_elsewhere(inputs)
});