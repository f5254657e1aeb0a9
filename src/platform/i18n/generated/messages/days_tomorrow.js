/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Days_TomorrowInputs */

const id_days_tomorrow = /** @type {(inputs: Days_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`besok`)
};

const en_days_tomorrow = /** @type {(inputs: Days_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tomorrow`)
};

/**
* | output |
* | --- |
* | "tomorrow" |
*
* @param {Days_TomorrowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const days_tomorrow = /** @type {((inputs?: Days_TomorrowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Days_TomorrowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_days_tomorrow(inputs)
	return id_days_tomorrow(inputs)
});