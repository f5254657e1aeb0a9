/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Repayment_WaysInputs */

const id_about_repayment_ways = /** @type {(inputs: About_Repayment_WaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar dengan kartu bank, lewat rekening virtual atau minimarket, atau dengan Alipay, sesuai negara dan pinjaman Anda.`)
};

const en_about_repayment_ways = /** @type {(inputs: About_Repayment_WaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay by bank card, through a virtual account or at a mini market, or by Alipay, as your market and your loan allow.`)
};

/**
* | output |
* | --- |
* | "Pay by bank card, through a virtual account or at a mini market, or by Alipay, as your market and your loan allow." |
*
* @param {About_Repayment_WaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_repayment_ways = /** @type {((inputs?: About_Repayment_WaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Repayment_WaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_repayment_ways(inputs)
	return id_about_repayment_ways(inputs)
});