/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} TomorrowInputs */

const id_tomorrow = /** @type {(inputs: TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`besok`)
};

const en_tomorrow = /** @type {(inputs: TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tomorrow`)
};

/**
* | output |
* | --- |
* | "tomorrow" |
*
* @param {TomorrowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const tomorrow = /** @type {((inputs?: TomorrowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<TomorrowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_tomorrow(inputs)
	return id_tomorrow(inputs)
});