/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Press_And_HoldInputs */

const id_press_and_hold = /** @type {(inputs: Press_And_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tekan lama teksnya untuk menyalin`)
};

const en_press_and_hold = /** @type {(inputs: Press_And_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Press and hold the text to copy it`)
};

/**
* | output |
* | --- |
* | "Press and hold the text to copy it" |
*
* @param {Press_And_HoldInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const press_and_hold = /** @type {((inputs?: Press_And_HoldInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Press_And_HoldInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_press_and_hold(inputs)
	return id_press_and_hold(inputs)
});