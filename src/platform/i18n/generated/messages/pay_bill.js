/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_BillInputs */

const id_pay_bill = /** @type {(inputs: Pay_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar tagihan`)
};

const en_pay_bill = /** @type {(inputs: Pay_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay the bill`)
};

/**
* | output |
* | --- |
* | "Pay the bill" |
*
* @param {Pay_BillInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_bill = /** @type {((inputs?: Pay_BillInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_BillInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_bill(inputs)
	return id_pay_bill(inputs)
});