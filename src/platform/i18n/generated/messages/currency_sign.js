/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Currency_SignInputs */

const id_currency_sign = /** @type {(inputs: Currency_SignInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mata uang`)
};

const en_currency_sign = /** @type {(inputs: Currency_SignInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Currency`)
};

/**
* | output |
* | --- |
* | "Currency" |
*
* @param {Currency_SignInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const currency_sign = /** @type {((inputs?: Currency_SignInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Currency_SignInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_currency_sign(inputs)
	return id_currency_sign(inputs)
});