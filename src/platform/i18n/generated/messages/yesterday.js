/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} YesterdayInputs */

const id_yesterday = /** @type {(inputs: YesterdayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kemarin`)
};

const en_yesterday = /** @type {(inputs: YesterdayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`yesterday`)
};

/**
* | output |
* | --- |
* | "yesterday" |
*
* @param {YesterdayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const yesterday = /** @type {((inputs?: YesterdayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<YesterdayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_yesterday(inputs)
	return id_yesterday(inputs)
});