/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_WaitInputs */

const id_payway_wait = /** @type {(inputs: Payway_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran sedang diproses. Tunggu jawabannya dulu.`)
};

const en_payway_wait = /** @type {(inputs: Payway_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your payment is being processed. Wait for the answer.`)
};

/**
* | output |
* | --- |
* | "Your payment is being processed. Wait for the answer." |
*
* @param {Payway_WaitInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_wait = /** @type {((inputs?: Payway_WaitInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_WaitInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_wait(inputs)
	return id_payway_wait(inputs)
});