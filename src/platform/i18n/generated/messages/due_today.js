/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Due_TodayInputs */

const id_due_today = /** @type {(inputs: Due_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`hari ini`)
};

const en_due_today = /** @type {(inputs: Due_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`today`)
};

/**
* | output |
* | --- |
* | "today" |
*
* @param {Due_TodayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const due_today = /** @type {((inputs?: Due_TodayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Due_TodayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_due_today(inputs)
	return id_due_today(inputs)
});