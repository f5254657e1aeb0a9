/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Payway_CouponInputs */

const id_payway_coupon = /** @type {(inputs: Payway_CouponInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sudah dipotong kupon ${i?.amount}`)
};

const en_payway_coupon = /** @type {(inputs: Payway_CouponInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The coupon of ${i?.amount} is taken off`)
};

/**
* | output |
* | --- |
* | "The coupon of {amount} is taken off" |
*
* @param {Payway_CouponInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_coupon = /** @type {((inputs: Payway_CouponInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_CouponInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_coupon(inputs)
	return id_payway_coupon(inputs)
});