/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Days_LateInputs */

const id_days_late = /** @type {(inputs: Days_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`terlambat ${i?.days}`)
};

const en_days_late = /** @type {(inputs: Days_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.days} late`)
};

/**
* | output |
* | --- |
* | "{days} late" |
*
* @param {Days_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const days_late = /** @type {((inputs: Days_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Days_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_days_late(inputs)
	return id_days_late(inputs)
});