/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_DataInputs */

const id_join_terms_data = /** @type {(inputs: Join_Terms_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4. Data Anda`)
};

const en_join_terms_data = /** @type {(inputs: Join_Terms_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4. Your data`)
};

/**
* | output |
* | --- |
* | "4. Your data" |
*
* @param {Join_Terms_DataInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_data = /** @type {((inputs?: Join_Terms_DataInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_DataInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_data(inputs)
	return id_join_terms_data(inputs)
});