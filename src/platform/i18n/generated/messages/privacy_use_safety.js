/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_SafetyInputs */

const id_privacy_use_safety = /** @type {(inputs: Privacy_Use_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk menjaga layanan tetap berjalan, dan mengenali penyalahgunaan.`)
};

const en_privacy_use_safety = /** @type {(inputs: Privacy_Use_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To keep the service working, and to notice misuse.`)
};

/**
* | output |
* | --- |
* | "To keep the service working, and to notice misuse." |
*
* @param {Privacy_Use_SafetyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_safety = /** @type {((inputs?: Privacy_Use_SafetyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_SafetyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_safety(inputs)
	return id_privacy_use_safety(inputs)
});