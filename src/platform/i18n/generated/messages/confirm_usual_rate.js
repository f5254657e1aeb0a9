/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Usual_RateInputs */

const id_confirm_usual_rate = /** @type {(inputs: Confirm_Usual_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bunga biasa`)
};

const en_confirm_usual_rate = /** @type {(inputs: Confirm_Usual_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usual rate`)
};

/**
* | output |
* | --- |
* | "Usual rate" |
*
* @param {Confirm_Usual_RateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_usual_rate = /** @type {((inputs?: Confirm_Usual_RateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Usual_RateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_usual_rate(inputs)
	return id_confirm_usual_rate(inputs)
});