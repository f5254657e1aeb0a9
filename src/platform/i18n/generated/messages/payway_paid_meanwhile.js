/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_Paid_MeanwhileInputs */

const id_payway_paid_meanwhile = /** @type {(inputs: Payway_Paid_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pesanan ini baru saja dibayar, jadi tidak ada yang dikirim. Ini pesanan Anda.`)
};

const en_payway_paid_meanwhile = /** @type {(inputs: Payway_Paid_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order was paid a moment ago, so nothing was sent. Here is your order.`)
};

/**
* | output |
* | --- |
* | "This order was paid a moment ago, so nothing was sent. Here is your order." |
*
* @param {Payway_Paid_MeanwhileInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_paid_meanwhile = /** @type {((inputs?: Payway_Paid_MeanwhileInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_Paid_MeanwhileInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_paid_meanwhile(inputs)
	return id_payway_paid_meanwhile(inputs)
});