/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Decision_ReadInputs */

const id_terms_decision_read = /** @type {(inputs: Terms_Decision_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca perjanjiannya sebelum menyetujui. Kalau ada yang tidak Anda pahami, tanyakan dulu kepada kami.`)
};

const en_terms_decision_read = /** @type {(inputs: Terms_Decision_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the agreement before you accept. If you do not understand something in it, ask us first.`)
};

/**
* | output |
* | --- |
* | "Read the agreement before you accept. If you do not understand something in it, ask us first." |
*
* @param {Terms_Decision_ReadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_decision_read = /** @type {((inputs?: Terms_Decision_ReadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Decision_ReadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_decision_read(inputs)
	return id_terms_decision_read(inputs)
});