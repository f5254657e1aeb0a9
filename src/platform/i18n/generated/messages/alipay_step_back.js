/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Step_BackInputs */

const id_alipay_step_back = /** @type {(inputs: Alipay_Step_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah itu Anda kembali ke sini.`)
};

const en_alipay_step_back = /** @type {(inputs: Alipay_Step_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Then you come back here.`)
};

/**
* | output |
* | --- |
* | "Then you come back here." |
*
* @param {Alipay_Step_BackInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_step_back = /** @type {((inputs?: Alipay_Step_BackInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Step_BackInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_step_back(inputs)
	return id_alipay_step_back(inputs)
});