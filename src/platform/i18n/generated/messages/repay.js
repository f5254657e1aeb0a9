/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} RepayInputs */

const id_repay = /** @type {(inputs: RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar`)
};

const en_repay = /** @type {(inputs: RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repay`)
};

/**
* | output |
* | --- |
* | "Repay" |
*
* @param {RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const repay = /** @type {((inputs?: RepayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RepayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_repay(inputs)
	return id_repay(inputs)
});