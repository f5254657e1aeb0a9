/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Decision_TimeInputs */

const id_terms_decision_time = /** @type {(inputs: Terms_Decision_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami memutuskan pengajuan Anda dalam 1 hari.`)
};

const en_terms_decision_time = /** @type {(inputs: Terms_Decision_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We decide about your application within 1 day.`)
};

/**
* | output |
* | --- |
* | "We decide about your application within 1 day." |
*
* @param {Terms_Decision_TimeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_decision_time = /** @type {((inputs?: Terms_Decision_TimeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Decision_TimeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_decision_time(inputs)
	return id_terms_decision_time(inputs)
});