/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Orders_UnnamedInputs */

const id_orders_unnamed = /** @type {(inputs: Orders_UnnamedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman`)
};

const en_orders_unnamed = /** @type {(inputs: Orders_UnnamedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan`)
};

/**
* | output |
* | --- |
* | "Loan" |
*
* @param {Orders_UnnamedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_unnamed = /** @type {((inputs?: Orders_UnnamedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_UnnamedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_unnamed(inputs)
	return id_orders_unnamed(inputs)
});