/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Fee_SentInputs */

const id_extension_fee_sent = /** @type {(inputs: Extension_Fee_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya ini sudah Anda kirim atau laporkan, lihat di atas. Jangan bayar lagi. Jatuh tempo baru mundur kalau pinjaman Anda menunjukkan tanggal baru.`)
};

const en_extension_fee_sent = /** @type {(inputs: Extension_Fee_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have sent or reported this fee, see above. Do not pay it again. Your due date moves only when your loan shows a new one.`)
};

/**
* | output |
* | --- |
* | "You have sent or reported this fee, see above. Do not pay it again. Your due date moves only when your loan shows a new one." |
*
* @param {Extension_Fee_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_fee_sent = /** @type {((inputs?: Extension_Fee_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Fee_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_fee_sent(inputs)
	return id_extension_fee_sent(inputs)
});