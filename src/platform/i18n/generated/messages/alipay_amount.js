/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_AmountInputs */

const id_alipay_amount = /** @type {(inputs: Alipay_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang akan dibayar`)
};

const en_alipay_amount = /** @type {(inputs: Alipay_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To pay`)
};

/**
* | output |
* | --- |
* | "To pay" |
*
* @param {Alipay_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_amount = /** @type {((inputs?: Alipay_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_amount(inputs)
	return id_alipay_amount(inputs)
});