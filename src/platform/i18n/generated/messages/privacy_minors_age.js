/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Minors_AgeInputs */

const id_privacy_minors_age = /** @type {(inputs: Privacy_Minors_AgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman kami hanya untuk orang yang sudah dewasa menurut hukum. Untuk pinjaman di India usia Anda harus di atas 18 tahun.`)
};

const en_privacy_minors_age = /** @type {(inputs: Privacy_Minors_AgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our loans are only for people of legal age. For a loan in India you must be over 18.`)
};

/**
* | output |
* | --- |
* | "Our loans are only for people of legal age. For a loan in India you must be over 18." |
*
* @param {Privacy_Minors_AgeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_minors_age = /** @type {((inputs?: Privacy_Minors_AgeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Minors_AgeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_minors_age(inputs)
	return id_privacy_minors_age(inputs)
});