/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Change_MethodInputs */

const id_change_method = /** @type {(inputs: Change_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ganti metode pembayaran`)
};

const en_change_method = /** @type {(inputs: Change_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the payment method`)
};

/**
* | output |
* | --- |
* | "Change the payment method" |
*
* @param {Change_MethodInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const change_method = /** @type {((inputs?: Change_MethodInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Change_MethodInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_change_method(inputs)
	return id_change_method(inputs)
});