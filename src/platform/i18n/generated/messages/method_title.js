/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Method_TitleInputs */

const id_method_title = /** @type {(inputs: Method_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Metode pembayaran`)
};

const en_method_title = /** @type {(inputs: Method_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment method`)
};

/**
* | output |
* | --- |
* | "Payment method" |
*
* @param {Method_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const method_title = /** @type {((inputs?: Method_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Method_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_method_title(inputs)
	return id_method_title(inputs)
});