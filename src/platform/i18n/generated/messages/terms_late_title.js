/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Late_TitleInputs */

const id_terms_late_title = /** @type {(inputs: Terms_Late_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terlambat membayar`)
};

const en_terms_late_title = /** @type {(inputs: Terms_Late_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Late payment`)
};

/**
* | output |
* | --- |
* | "Late payment" |
*
* @param {Terms_Late_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_late_title = /** @type {((inputs?: Terms_Late_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Late_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_late_title(inputs)
	return id_terms_late_title(inputs)
});