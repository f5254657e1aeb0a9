/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complete_ChoiceInputs */

const id_complete_choice = /** @type {(inputs: Complete_ChoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Silakan lengkapi informasinya`)
};

const en_complete_choice = /** @type {(inputs: Complete_ChoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please complete the information`)
};

/**
* | output |
* | --- |
* | "Please complete the information" |
*
* @param {Complete_ChoiceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complete_choice = /** @type {((inputs?: Complete_ChoiceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complete_ChoiceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complete_choice(inputs)
	return id_complete_choice(inputs)
});