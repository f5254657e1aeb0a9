/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_NumberInputs */

const id_bind_number = /** @type {(inputs: Bind_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor kartu`)
};

const en_bind_number = /** @type {(inputs: Bind_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card number`)
};

/**
* | output |
* | --- |
* | "Card number" |
*
* @param {Bind_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_number = /** @type {((inputs?: Bind_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_number(inputs)
	return id_bind_number(inputs)
});