/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Choose_To_PayInputs */

const id_choose_to_pay = /** @type {(inputs: Choose_To_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih dulu cicilan yang ingin dibayar.`)
};

const en_choose_to_pay = /** @type {(inputs: Choose_To_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First choose what you want to pay.`)
};

/**
* | output |
* | --- |
* | "First choose what you want to pay." |
*
* @param {Choose_To_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choose_to_pay = /** @type {((inputs?: Choose_To_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choose_To_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choose_to_pay(inputs)
	return id_choose_to_pay(inputs)
});