/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Days_OneInputs */

const id_days_one = /** @type {(inputs: Days_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 hari`)
};

const en_days_one = /** @type {(inputs: Days_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 day`)
};

/**
* | output |
* | --- |
* | "1 day" |
*
* @param {Days_OneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const days_one = /** @type {((inputs?: Days_OneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Days_OneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_days_one(inputs)
	return id_days_one(inputs)
});