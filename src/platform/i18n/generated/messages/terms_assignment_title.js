/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Assignment_TitleInputs */

const id_terms_assignment_title = /** @type {(inputs: Terms_Assignment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengalihan`)
};

const en_terms_assignment_title = /** @type {(inputs: Terms_Assignment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Assignment`)
};

/**
* | output |
* | --- |
* | "Assignment" |
*
* @param {Terms_Assignment_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_assignment_title = /** @type {((inputs?: Terms_Assignment_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Assignment_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_assignment_title(inputs)
	return id_terms_assignment_title(inputs)
});