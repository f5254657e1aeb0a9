/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown>, phone: NonNullable<unknown> }} Terms_Data_HowInputs */

const id_terms_data_how = /** @type {(inputs: Terms_Data_HowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tulis ke ${i?.email} atau telepon ${i?.phone}.`)
};

const en_terms_data_how = /** @type {(inputs: Terms_Data_HowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Write to ${i?.email} or call ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "Write to {email} or call {phone}." |
*
* @param {Terms_Data_HowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_data_how = /** @type {((inputs: Terms_Data_HowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Data_HowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_data_how(inputs)
	return id_terms_data_how(inputs)
});