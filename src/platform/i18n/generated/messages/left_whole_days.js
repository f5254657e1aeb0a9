/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Left_Whole_DaysInputs */

const id_left_whole_days = /** @type {(inputs: Left_Whole_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sisa ${i?.days} hari`)
};

const en_left_whole_days = /** @type {(inputs: Left_Whole_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.days} d left`)
};

/**
* | output |
* | --- |
* | "{days} d left" |
*
* @param {Left_Whole_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const left_whole_days = /** @type {((inputs: Left_Whole_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Left_Whole_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_left_whole_days(inputs)
	return id_left_whole_days(inputs)
});