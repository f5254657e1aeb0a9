/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_CorrectionInputs */

const id_privacy_rights_correction = /** @type {(inputs: Privacy_Rights_CorrectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perbaikan: minta data yang salah atau tidak lengkap dibetulkan.`)
};

const en_privacy_rights_correction = /** @type {(inputs: Privacy_Rights_CorrectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correction: have wrong or incomplete data put right.`)
};

/**
* | output |
* | --- |
* | "Correction: have wrong or incomplete data put right." |
*
* @param {Privacy_Rights_CorrectionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_correction = /** @type {((inputs?: Privacy_Rights_CorrectionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_CorrectionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_correction(inputs)
	return id_privacy_rights_correction(inputs)
});