/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_GenderInputs */

const id_privacy_equality_gender = /** @type {(inputs: Privacy_Equality_GenderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`gender`)
};

const en_privacy_equality_gender = /** @type {(inputs: Privacy_Equality_GenderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`gender`)
};

/**
* | output |
* | --- |
* | "gender" |
*
* @param {Privacy_Equality_GenderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_gender = /** @type {((inputs?: Privacy_Equality_GenderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_GenderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_gender(inputs)
	return id_privacy_equality_gender(inputs)
});