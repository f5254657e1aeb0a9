/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Orders_TitleInputs */

const id_orders_title = /** @type {(inputs: Orders_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman saya`)
};

const en_orders_title = /** @type {(inputs: Orders_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My loans`)
};

/**
* | output |
* | --- |
* | "My loans" |
*
* @param {Orders_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_title = /** @type {((inputs?: Orders_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_title(inputs)
	return id_orders_title(inputs)
});