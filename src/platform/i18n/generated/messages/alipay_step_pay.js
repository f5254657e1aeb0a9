/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Step_PayInputs */

const id_alipay_step_pay = /** @type {(inputs: Alipay_Step_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda membayar di situs itu. Sebelum itu tidak ada uang yang berpindah.`)
};

const en_alipay_step_pay = /** @type {(inputs: Alipay_Step_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You pay on that site. No money moves before that.`)
};

/**
* | output |
* | --- |
* | "You pay on that site. No money moves before that." |
*
* @param {Alipay_Step_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_step_pay = /** @type {((inputs?: Alipay_Step_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Step_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_step_pay(inputs)
	return id_alipay_step_pay(inputs)
});