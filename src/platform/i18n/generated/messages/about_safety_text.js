/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Safety_TextInputs */

const id_about_safety_text = /** @type {(inputs: About_Safety_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uang dan data Anda kami jaga:`)
};

const en_about_safety_text = /** @type {(inputs: About_Safety_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We take care of your money and of your data:`)
};

/**
* | output |
* | --- |
* | "We take care of your money and of your data:" |
*
* @param {About_Safety_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_safety_text = /** @type {((inputs?: About_Safety_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Safety_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_safety_text(inputs)
	return id_about_safety_text(inputs)
});