/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_OtherInputs */

const id_alipay_other = /** @type {(inputs: Alipay_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar dengan cara lain`)
};

const en_alipay_other = /** @type {(inputs: Alipay_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay another way`)
};

/**
* | output |
* | --- |
* | "Pay another way" |
*
* @param {Alipay_OtherInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_other = /** @type {((inputs?: Alipay_OtherInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_OtherInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_other(inputs)
	return id_alipay_other(inputs)
});