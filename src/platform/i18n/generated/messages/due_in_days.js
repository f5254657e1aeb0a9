/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Due_In_DaysInputs */

const id_due_in_days = /** @type {(inputs: Due_In_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.days} hari lagi`)
};

const en_due_in_days = /** @type {(inputs: Due_In_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`in ${i?.days} days`)
};

/**
* | output |
* | --- |
* | "in {days} days" |
*
* @param {Due_In_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const due_in_days = /** @type {((inputs: Due_In_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Due_In_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_due_in_days(inputs)
	return id_due_in_days(inputs)
});