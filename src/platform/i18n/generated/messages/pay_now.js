/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_NowInputs */

const id_pay_now = /** @type {(inputs: Pay_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar Segera`)
};

const en_pay_now = /** @type {(inputs: Pay_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay now`)
};

/**
* | output |
* | --- |
* | "Pay now" |
*
* @param {Pay_NowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_now = /** @type {((inputs?: Pay_NowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_NowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_now(inputs)
	return id_pay_now(inputs)
});