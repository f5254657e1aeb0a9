/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_MedicalInputs */

const id_privacy_equality_medical = /** @type {(inputs: Privacy_Equality_MedicalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`riwayat kesehatan`)
};

const en_privacy_equality_medical = /** @type {(inputs: Privacy_Equality_MedicalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`medical history`)
};

/**
* | output |
* | --- |
* | "medical history" |
*
* @param {Privacy_Equality_MedicalInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_medical = /** @type {((inputs?: Privacy_Equality_MedicalInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_MedicalInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_medical(inputs)
	return id_privacy_equality_medical(inputs)
});