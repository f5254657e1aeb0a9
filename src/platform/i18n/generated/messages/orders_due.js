/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Orders_DueInputs */

const id_orders_due = /** @type {(inputs: Orders_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatuh tempo`)
};

const en_orders_due = /** @type {(inputs: Orders_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Due date`)
};

/**
* | output |
* | --- |
* | "Due date" |
*
* @param {Orders_DueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_due = /** @type {((inputs?: Orders_DueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_DueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_due(inputs)
	return id_orders_due(inputs)
});