/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_ReligionInputs */

const id_privacy_equality_religion = /** @type {(inputs: Privacy_Equality_ReligionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`agama`)
};

const en_privacy_equality_religion = /** @type {(inputs: Privacy_Equality_ReligionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`religion`)
};

/**
* | output |
* | --- |
* | "religion" |
*
* @param {Privacy_Equality_ReligionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_religion = /** @type {((inputs?: Privacy_Equality_ReligionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_ReligionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_religion(inputs)
	return id_privacy_equality_religion(inputs)
});