/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Due_Late_DaysInputs */

const id_due_late_days = /** @type {(inputs: Due_Late_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`terlambat ${i?.days} hari`)
};

const en_due_late_days = /** @type {(inputs: Due_Late_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.days} days late`)
};

/**
* | output |
* | --- |
* | "{days} days late" |
*
* @param {Due_Late_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const due_late_days = /** @type {((inputs: Due_Late_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Due_Late_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_due_late_days(inputs)
	return id_due_late_days(inputs)
});