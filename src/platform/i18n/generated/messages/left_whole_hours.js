/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ hours: NonNullable<unknown> }} Left_Whole_HoursInputs */

const id_left_whole_hours = /** @type {(inputs: Left_Whole_HoursInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sisa ${i?.hours} jam`)
};

const en_left_whole_hours = /** @type {(inputs: Left_Whole_HoursInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.hours} h left`)
};

/**
* | output |
* | --- |
* | "{hours} h left" |
*
* @param {Left_Whole_HoursInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const left_whole_hours = /** @type {((inputs: Left_Whole_HoursInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Left_Whole_HoursInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_left_whole_hours(inputs)
	return id_left_whole_hours(inputs)
});