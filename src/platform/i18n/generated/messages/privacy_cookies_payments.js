/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_PaymentsInputs */

const id_privacy_cookies_payments = /** @type {(inputs: Privacy_Cookies_PaymentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran dan persetujuan pinjaman yang Anda kirim dari sini, dengan jumlah dan waktunya, supaya tidak ada yang terulang karena keliru. Dari kartu hanya nomor yang disamarkan yang disimpan.`)
};

const en_privacy_cookies_payments = /** @type {(inputs: Privacy_Cookies_PaymentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payments and loan confirmations that you have sent from here, with their amount and time, so that nothing is done twice by mistake. Of a card only its masked number is kept.`)
};

/**
* | output |
* | --- |
* | "Payments and loan confirmations that you have sent from here, with their amount and time, so that nothing is done twice by mistake. Of a card only its masked..." |
*
* @param {Privacy_Cookies_PaymentsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_payments = /** @type {((inputs?: Privacy_Cookies_PaymentsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_PaymentsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_payments(inputs)
	return id_privacy_cookies_payments(inputs)
});