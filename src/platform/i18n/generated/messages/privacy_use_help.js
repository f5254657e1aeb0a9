/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_HelpInputs */

const id_privacy_use_help = /** @type {(inputs: Privacy_Use_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk menjawab pertanyaan dan keluhan Anda.`)
};

const en_privacy_use_help = /** @type {(inputs: Privacy_Use_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To answer your questions and complaints.`)
};

/**
* | output |
* | --- |
* | "To answer your questions and complaints." |
*
* @param {Privacy_Use_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_help = /** @type {((inputs?: Privacy_Use_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_help(inputs)
	return id_privacy_use_help(inputs)
});