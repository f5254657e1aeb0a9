/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_TitleInputs */

const id_alipay_title = /** @type {(inputs: Alipay_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar dengan Alipay`)
};

const en_alipay_title = /** @type {(inputs: Alipay_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay with Alipay`)
};

/**
* | output |
* | --- |
* | "Pay with Alipay" |
*
* @param {Alipay_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_title = /** @type {((inputs?: Alipay_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_title(inputs)
	return id_alipay_title(inputs)
});