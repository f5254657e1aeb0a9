/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_OpinionInputs */

const id_privacy_equality_opinion = /** @type {(inputs: Privacy_Equality_OpinionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pandangan politik`)
};

const en_privacy_equality_opinion = /** @type {(inputs: Privacy_Equality_OpinionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`political opinion`)
};

/**
* | output |
* | --- |
* | "political opinion" |
*
* @param {Privacy_Equality_OpinionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_opinion = /** @type {((inputs?: Privacy_Equality_OpinionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_OpinionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_opinion(inputs)
	return id_privacy_equality_opinion(inputs)
});