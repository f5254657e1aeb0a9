/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_FailedInputs */

const id_payway_failed = /** @type {(inputs: Payway_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran gagal diproses`)
};

const en_payway_failed = /** @type {(inputs: Payway_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`processing failed`)
};

/**
* | output |
* | --- |
* | "processing failed" |
*
* @param {Payway_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_failed = /** @type {((inputs?: Payway_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_failed(inputs)
	return id_payway_failed(inputs)
});