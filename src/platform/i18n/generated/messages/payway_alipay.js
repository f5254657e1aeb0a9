/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_AlipayInputs */

const id_payway_alipay = /** @type {(inputs: Payway_AlipayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar dengan Alipay`)
};

const en_payway_alipay = /** @type {(inputs: Payway_AlipayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay with Alipay`)
};

/**
* | output |
* | --- |
* | "Pay with Alipay" |
*
* @param {Payway_AlipayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_alipay = /** @type {((inputs?: Payway_AlipayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_AlipayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_alipay(inputs)
	return id_payway_alipay(inputs)
});