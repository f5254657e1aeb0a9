/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown>, hours: NonNullable<unknown> }} Left_DaysInputs */

const id_left_days = /** @type {(inputs: Left_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sisa ${i?.days} hari ${i?.hours} jam`)
};

const en_left_days = /** @type {(inputs: Left_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.days} d ${i?.hours} h left`)
};

/**
* | output |
* | --- |
* | "{days} d {hours} h left" |
*
* @param {Left_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const left_days = /** @type {((inputs: Left_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Left_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_left_days(inputs)
	return id_left_days(inputs)
});