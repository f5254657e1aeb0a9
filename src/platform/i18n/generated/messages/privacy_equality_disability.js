/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_DisabilityInputs */

const id_privacy_equality_disability = /** @type {(inputs: Privacy_Equality_DisabilityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`disabilitas`)
};

const en_privacy_equality_disability = /** @type {(inputs: Privacy_Equality_DisabilityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`disability`)
};

/**
* | output |
* | --- |
* | "disability" |
*
* @param {Privacy_Equality_DisabilityInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_disability = /** @type {((inputs?: Privacy_Equality_DisabilityInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_DisabilityInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_disability(inputs)
	return id_privacy_equality_disability(inputs)
});