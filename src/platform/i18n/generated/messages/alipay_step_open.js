/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Step_OpenInputs */

const id_alipay_step_open = /** @type {(inputs: Alipay_Step_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami membuka situs pembayaran Alipay.`)
};

const en_alipay_step_open = /** @type {(inputs: Alipay_Step_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We open Alipay's payment site.`)
};

/**
* | output |
* | --- |
* | "We open Alipay's payment site." |
*
* @param {Alipay_Step_OpenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_step_open = /** @type {((inputs?: Alipay_Step_OpenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Step_OpenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_step_open(inputs)
	return id_alipay_step_open(inputs)
});