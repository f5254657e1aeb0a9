/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ hours: NonNullable<unknown>, minutes: NonNullable<unknown> }} Left_HoursInputs */

const id_left_hours = /** @type {(inputs: Left_HoursInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sisa ${i?.hours} jam ${i?.minutes} menit`)
};

const en_left_hours = /** @type {(inputs: Left_HoursInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.hours} h ${i?.minutes} min left`)
};

/**
* | output |
* | --- |
* | "{hours} h {minutes} min left" |
*
* @param {Left_HoursInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const left_hours = /** @type {((inputs: Left_HoursInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Left_HoursInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_left_hours(inputs)
	return id_left_hours(inputs)
});