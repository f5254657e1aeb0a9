/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Not_OpenedInputs */

const id_alipay_not_opened = /** @type {(inputs: Alipay_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Situs pembayaran tidak dibuka. Belum ada yang dibayar.`)
};

const en_alipay_not_opened = /** @type {(inputs: Alipay_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment site was not opened. Nothing was paid.`)
};

/**
* | output |
* | --- |
* | "The payment site was not opened. Nothing was paid." |
*
* @param {Alipay_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_not_opened = /** @type {((inputs?: Alipay_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_not_opened(inputs)
	return id_alipay_not_opened(inputs)
});