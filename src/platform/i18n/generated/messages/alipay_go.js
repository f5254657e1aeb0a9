/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Alipay_GoInputs */

const id_alipay_go = /** @type {(inputs: Alipay_GoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lanjut ke Alipay: ${i?.amount}`)
};

const en_alipay_go = /** @type {(inputs: Alipay_GoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Continue to Alipay: ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Continue to Alipay: {amount}" |
*
* @param {Alipay_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_go = /** @type {((inputs: Alipay_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_go(inputs)
	return id_alipay_go(inputs)
});