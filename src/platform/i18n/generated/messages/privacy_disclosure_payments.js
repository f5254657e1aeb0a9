/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_PaymentsInputs */

const id_privacy_disclosure_payments = /** @type {(inputs: Privacy_Disclosure_PaymentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank, layanan pembayaran, dan minimarket yang menjalankan pembayaran Anda: yang dibutuhkan pembayaran itu.`)
};

const en_privacy_disclosure_payments = /** @type {(inputs: Privacy_Disclosure_PaymentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Banks, payment services and mini markets that carry out your payment: what the payment needs.`)
};

/**
* | output |
* | --- |
* | "Banks, payment services and mini markets that carry out your payment: what the payment needs." |
*
* @param {Privacy_Disclosure_PaymentsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_payments = /** @type {((inputs?: Privacy_Disclosure_PaymentsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_PaymentsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_payments(inputs)
	return id_privacy_disclosure_payments(inputs)
});