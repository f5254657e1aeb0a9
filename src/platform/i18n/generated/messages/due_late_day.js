/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Due_Late_DayInputs */

const id_due_late_day = /** @type {(inputs: Due_Late_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`terlambat 1 hari`)
};

const en_due_late_day = /** @type {(inputs: Due_Late_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 day late`)
};

/**
* | output |
* | --- |
* | "1 day late" |
*
* @param {Due_Late_DayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const due_late_day = /** @type {((inputs?: Due_Late_DayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Due_Late_DayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_due_late_day(inputs)
	return id_due_late_day(inputs)
});