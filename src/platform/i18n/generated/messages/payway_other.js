/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_OtherInputs */

const id_payway_other = /** @type {(inputs: Payway_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cara lain`)
};

const en_payway_other = /** @type {(inputs: Payway_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another way`)
};

/**
* | output |
* | --- |
* | "Another way" |
*
* @param {Payway_OtherInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_other = /** @type {((inputs?: Payway_OtherInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_OtherInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_other(inputs)
	return id_payway_other(inputs)
});