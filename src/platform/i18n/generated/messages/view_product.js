/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} View_ProductInputs */

const id_view_product = /** @type {(inputs: View_ProductInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat`)
};

const en_view_product = /** @type {(inputs: View_ProductInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View`)
};

/**
* | output |
* | --- |
* | "View" |
*
* @param {View_ProductInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const view_product = /** @type {((inputs?: View_ProductInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<View_ProductInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_view_product(inputs)
	return id_view_product(inputs)
});