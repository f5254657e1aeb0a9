/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_PayInputs */

const id_privacy_use_pay = /** @type {(inputs: Privacy_Use_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk mencairkan pinjaman, menunjukkan tagihan, dan mencocokkan pembayaran Anda.`)
};

const en_privacy_use_pay = /** @type {(inputs: Privacy_Use_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To pay out your loan, to show what is due, and to match your payments to it.`)
};

/**
* | output |
* | --- |
* | "To pay out your loan, to show what is due, and to match your payments to it." |
*
* @param {Privacy_Use_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_pay = /** @type {((inputs?: Privacy_Use_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_pay(inputs)
	return id_privacy_use_pay(inputs)
});