/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_YesInputs */

const id_paid_yes = /** @type {(inputs: Paid_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya, sudah`)
};

const en_paid_yes = /** @type {(inputs: Paid_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, I paid`)
};

/**
* | output |
* | --- |
* | "Yes, I paid" |
*
* @param {Paid_YesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_yes = /** @type {((inputs?: Paid_YesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_YesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_yes(inputs)
	return id_paid_yes(inputs)
});