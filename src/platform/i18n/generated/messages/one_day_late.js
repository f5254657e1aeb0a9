/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} One_Day_LateInputs */

const id_one_day_late = /** @type {(inputs: One_Day_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`terlambat 1 hari`)
};

const en_one_day_late = /** @type {(inputs: One_Day_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 day late`)
};

/**
* | output |
* | --- |
* | "1 day late" |
*
* @param {One_Day_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const one_day_late = /** @type {((inputs?: One_Day_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<One_Day_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_one_day_late(inputs)
	return id_one_day_late(inputs)
});