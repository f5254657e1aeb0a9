/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_TitleInputs */

const id_privacy_disclosure_title = /** @type {(inputs: Privacy_Disclosure_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengungkapan informasi`)
};

const en_privacy_disclosure_title = /** @type {(inputs: Privacy_Disclosure_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Disclosure`)
};

/**
* | output |
* | --- |
* | "Disclosure" |
*
* @param {Privacy_Disclosure_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_title = /** @type {((inputs?: Privacy_Disclosure_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_title(inputs)
	return id_privacy_disclosure_title(inputs)
});