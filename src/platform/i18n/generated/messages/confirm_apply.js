/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Confirm_ApplyInputs */

const id_confirm_apply = /** @type {(inputs: Confirm_ApplyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajukan ${i?.amount}`)
};

const en_confirm_apply = /** @type {(inputs: Confirm_ApplyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Apply for ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Apply for {amount}" |
*
* @param {Confirm_ApplyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_apply = /** @type {((inputs: Confirm_ApplyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_ApplyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_apply(inputs)
	return id_confirm_apply(inputs)
});