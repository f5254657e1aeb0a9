/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Decision_TitleInputs */

const id_terms_decision_title = /** @type {(inputs: Terms_Decision_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keputusan dan pencairan`)
};

const en_terms_decision_title = /** @type {(inputs: Terms_Decision_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Decision and money`)
};

/**
* | output |
* | --- |
* | "Decision and money" |
*
* @param {Terms_Decision_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_decision_title = /** @type {((inputs?: Terms_Decision_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Decision_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_decision_title(inputs)
	return id_terms_decision_title(inputs)
});