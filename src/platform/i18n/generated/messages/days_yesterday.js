/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Days_YesterdayInputs */

const id_days_yesterday = /** @type {(inputs: Days_YesterdayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kemarin`)
};

const en_days_yesterday = /** @type {(inputs: Days_YesterdayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`yesterday`)
};

/**
* | output |
* | --- |
* | "yesterday" |
*
* @param {Days_YesterdayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const days_yesterday = /** @type {((inputs?: Days_YesterdayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Days_YesterdayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_days_yesterday(inputs)
	return id_days_yesterday(inputs)
});