/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Due_TomorrowInputs */

const id_due_tomorrow = /** @type {(inputs: Due_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`besok`)
};

const en_due_tomorrow = /** @type {(inputs: Due_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tomorrow`)
};

/**
* | output |
* | --- |
* | "tomorrow" |
*
* @param {Due_TomorrowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const due_tomorrow = /** @type {((inputs?: Due_TomorrowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Due_TomorrowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_due_tomorrow(inputs)
	return id_due_tomorrow(inputs)
});