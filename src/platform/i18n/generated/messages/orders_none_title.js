/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Orders_None_TitleInputs */

const id_orders_none_title = /** @type {(inputs: Orders_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada pinjaman`)
};

const en_orders_none_title = /** @type {(inputs: Orders_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No loans yet`)
};

/**
* | output |
* | --- |
* | "No loans yet" |
*
* @param {Orders_None_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const orders_none_title = /** @type {((inputs?: Orders_None_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Orders_None_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_orders_none_title(inputs)
	return id_orders_none_title(inputs)
});