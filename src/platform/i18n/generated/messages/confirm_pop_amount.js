/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Confirm_Pop_AmountInputs */

const id_confirm_pop_amount = /** @type {(inputs: Confirm_Pop_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dengan menyetujui, Anda mengajukan pinjaman ${i?.amount}.`)
};

const en_confirm_pop_amount = /** @type {(inputs: Confirm_Pop_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`By agreeing you apply for a loan of ${i?.amount}.`)
};

/**
* | output |
* | --- |
* | "By agreeing you apply for a loan of {amount}." |
*
* @param {Confirm_Pop_AmountInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_pop_amount = /** @type {((inputs: Confirm_Pop_AmountInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Pop_AmountInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_pop_amount(inputs)
	return id_confirm_pop_amount(inputs)
});