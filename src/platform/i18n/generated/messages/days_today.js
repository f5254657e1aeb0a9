/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Days_TodayInputs */

const id_days_today = /** @type {(inputs: Days_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`hari ini`)
};

const en_days_today = /** @type {(inputs: Days_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`today`)
};

/**
* | output |
* | --- |
* | "today" |
*
* @param {Days_TodayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const days_today = /** @type {((inputs?: Days_TodayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Days_TodayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_days_today(inputs)
	return id_days_today(inputs)
});