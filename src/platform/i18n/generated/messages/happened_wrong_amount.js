/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Wrong_AmountInputs */

const id_happened_wrong_amount = /** @type {(inputs: Happened_Wrong_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah yang dibayar salah`)
};

const en_happened_wrong_amount = /** @type {(inputs: Happened_Wrong_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I paid the wrong amount`)
};

/**
* | output |
* | --- |
* | "I paid the wrong amount" |
*
* @param {Happened_Wrong_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_wrong_amount = /** @type {((inputs?: Happened_Wrong_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Wrong_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_wrong_amount(inputs)
	return id_happened_wrong_amount(inputs)
});