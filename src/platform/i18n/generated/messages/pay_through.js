/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ methods: NonNullable<unknown> }} Pay_ThroughInputs */

const id_pay_through = /** @type {(inputs: Pay_ThroughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lewat ${i?.methods}`)
};

const en_pay_through = /** @type {(inputs: Pay_ThroughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`By ${i?.methods}`)
};

/**
* | output |
* | --- |
* | "By {methods}" |
*
* @param {Pay_ThroughInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pay_through = /** @type {((inputs: Pay_ThroughInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_ThroughInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pay_through(inputs)
	return id_pay_through(inputs)
});