/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Opening_ProductInputs */

const id_opening_product = /** @type {(inputs: Opening_ProductInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sedang dibuka…`)
};

const en_opening_product = /** @type {(inputs: Opening_ProductInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening…`)
};

/**
* | output |
* | --- |
* | "Opening…" |
*
* @param {Opening_ProductInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const opening_product = /** @type {((inputs?: Opening_ProductInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Opening_ProductInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_opening_product(inputs)
	return id_opening_product(inputs)
});