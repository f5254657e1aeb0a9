/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Days_LeftInputs */

const id_days_left = /** @type {(inputs: Days_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.days} lagi`)
};

const en_days_left = /** @type {(inputs: Days_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`in ${i?.days}`)
};

/**
* | output |
* | --- |
* | "in {days}" |
*
* @param {Days_LeftInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const days_left = /** @type {((inputs: Days_LeftInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Days_LeftInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_days_left(inputs)
	return id_days_left(inputs)
});