/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Repay_AmountInputs */

const id_repay_amount = /** @type {(inputs: Repay_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bayar ${i?.amount}`)
};

const en_repay_amount = /** @type {(inputs: Repay_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Repay ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Repay {amount}" |
*
* @param {Repay_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const repay_amount = /** @type {((inputs: Repay_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Repay_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_repay_amount(inputs)
	return id_repay_amount(inputs)
});