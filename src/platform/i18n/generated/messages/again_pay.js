/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Again_PayInputs */

const id_again_pay = /** @type {(inputs: Again_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tetap bayar ${i?.amount}`)
};

const en_again_pay = /** @type {(inputs: Again_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pay ${i?.amount} again`)
};

/**
* | output |
* | --- |
* | "Pay {amount} again" |
*
* @param {Again_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_pay = /** @type {((inputs: Again_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_pay(inputs)
	return id_again_pay(inputs)
});