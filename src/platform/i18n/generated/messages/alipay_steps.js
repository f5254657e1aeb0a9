/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_StepsInputs */

const id_alipay_steps = /** @type {(inputs: Alipay_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Begini caranya`)
};

const en_alipay_steps = /** @type {(inputs: Alipay_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What happens`)
};

/**
* | output |
* | --- |
* | "What happens" |
*
* @param {Alipay_StepsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_steps = /** @type {((inputs?: Alipay_StepsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_StepsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_steps(inputs)
	return id_alipay_steps(inputs)
});