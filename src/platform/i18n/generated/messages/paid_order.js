/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_OrderInputs */

const id_paid_order = /** @type {(inputs: Paid_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda sekarang`)
};

const en_paid_order = /** @type {(inputs: Paid_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan now`)
};

/**
* | output |
* | --- |
* | "Your loan now" |
*
* @param {Paid_OrderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_order = /** @type {((inputs?: Paid_OrderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_OrderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_order(inputs)
	return id_paid_order(inputs)
});