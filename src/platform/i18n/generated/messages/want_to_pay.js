/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Want_To_PayInputs */

const id_want_to_pay = /** @type {(inputs: Want_To_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`SAYA INGIN MEMBAYAR`)
};

const en_want_to_pay = /** @type {(inputs: Want_To_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I want to pay`)
};

/**
* | output |
* | --- |
* | "I want to pay" |
*
* @param {Want_To_PayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const want_to_pay = /** @type {((inputs?: Want_To_PayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Want_To_PayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_want_to_pay(inputs)
	return id_want_to_pay(inputs)
});