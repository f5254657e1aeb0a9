/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Left_ClockInputs */

const id_left_clock = /** @type {(inputs: Left_ClockInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sisa ${i?.time}`)
};

const en_left_clock = /** @type {(inputs: Left_ClockInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} left`)
};

/**
* | output |
* | --- |
* | "{time} left" |
*
* @param {Left_ClockInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const left_clock = /** @type {((inputs: Left_ClockInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Left_ClockInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_left_clock(inputs)
	return id_left_clock(inputs)
});