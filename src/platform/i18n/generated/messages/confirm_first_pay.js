/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_First_PayInputs */

const id_confirm_first_pay = /** @type {(inputs: Confirm_First_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran pertama`)
};

const en_confirm_first_pay = /** @type {(inputs: Confirm_First_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First payment`)
};

/**
* | output |
* | --- |
* | "First payment" |
*
* @param {Confirm_First_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_first_pay = /** @type {((inputs?: Confirm_First_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_First_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_first_pay(inputs)
	return id_confirm_first_pay(inputs)
});