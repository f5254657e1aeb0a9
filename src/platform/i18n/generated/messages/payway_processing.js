/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_ProcessingInputs */

const id_payway_processing = /** @type {(inputs: Payway_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran sedang diproses. Jangan tutup halaman ini.`)
};

const en_payway_processing = /** @type {(inputs: Payway_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your payment is being processed. Keep this page open.`)
};

/**
* | output |
* | --- |
* | "Your payment is being processed. Keep this page open." |
*
* @param {Payway_ProcessingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_processing = /** @type {((inputs?: Payway_ProcessingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_ProcessingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_processing(inputs)
	return id_payway_processing(inputs)
});