/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_EthnicityInputs */

const id_privacy_equality_ethnicity = /** @type {(inputs: Privacy_Equality_EthnicityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`etnis`)
};

const en_privacy_equality_ethnicity = /** @type {(inputs: Privacy_Equality_EthnicityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ethnicity`)
};

/**
* | output |
* | --- |
* | "ethnicity" |
*
* @param {Privacy_Equality_EthnicityInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_ethnicity = /** @type {((inputs?: Privacy_Equality_EthnicityInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_EthnicityInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_ethnicity(inputs)
	return id_privacy_equality_ethnicity(inputs)
});