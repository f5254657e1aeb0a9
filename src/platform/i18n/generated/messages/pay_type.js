/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_TypeInputs */

const id_pay_type = /** @type {(inputs: Pay_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar lewat`)
};

const en_pay_type = /** @type {(inputs: Pay_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay through`)
};

/**
* | output |
* | --- |
* | "Pay through" |
*
* @param {Pay_TypeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_type = /** @type {((inputs?: Pay_TypeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_TypeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_type(inputs)
	return id_pay_type(inputs)
});