/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Data_TitleInputs */

const id_terms_data_title = /** @type {(inputs: Terms_Data_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perubahan data pribadi`)
};

const en_terms_data_title = /** @type {(inputs: Terms_Data_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change of personal data`)
};

/**
* | output |
* | --- |
* | "Change of personal data" |
*
* @param {Terms_Data_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_data_title = /** @type {((inputs?: Terms_Data_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Data_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_data_title(inputs)
	return id_terms_data_title(inputs)
});