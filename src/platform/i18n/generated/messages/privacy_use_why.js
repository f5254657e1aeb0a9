/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_WhyInputs */

const id_privacy_use_why = /** @type {(inputs: Privacy_Use_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk apa kami memakainya`)
};

const en_privacy_use_why = /** @type {(inputs: Privacy_Use_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we use it for`)
};

/**
* | output |
* | --- |
* | "What we use it for" |
*
* @param {Privacy_Use_WhyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_why = /** @type {((inputs?: Privacy_Use_WhyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_WhyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_why(inputs)
	return id_privacy_use_why(inputs)
});